/** Set on the element of whatever must not be cut off by a reload: an open film, a payment. */
const blockingSelector = '[data-prevents-reload]'

/** Whether the page shows what a reload would cut off (SW-02): such an element, or a video that plays. */
export const isOccupied = (document: Document): boolean =>
  document.querySelector(blockingSelector) !== null ||
  Array.from(document.querySelectorAll('video')).some((video) => !video.paused && !video.ended)
