/** Whether a service worker answers a reload of the page, which therefore needs no connection to the hotel. */
export const isServedOffline = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker?.controller != null
