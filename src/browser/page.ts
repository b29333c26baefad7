/** Resolves when the page becomes hidden: the guest has left it, closed it, or switched to another app. */
export function whenPageHidden({ document }: Pick<Window, 'document'> = globalThis.window): Promise<void> {
  return new Promise((resolve) => {
    const handle = () => {
      if (document.visibilityState !== 'hidden') return
      document.removeEventListener('visibilitychange', handle)
      resolve()
    }
    document.addEventListener('visibilitychange', handle)
  })
}

/** Selector of elements that a reload must not interrupt, such as an open film or a payment. */
const blockingSelector = '[data-prevents-reload]'

/** True if a reload would interrupt something (SW-02): such an element, or a playing video. */
export const isOccupied = (document: Document): boolean =>
  document.querySelector(blockingSelector) !== null ||
  Array.from(document.querySelectorAll('video')).some((video) => !video.paused && !video.ended)

/**
 * Calls the listener when the browser restores this page from its back/forward cache, in the state in which it was
 * left, without loading anything. Returns the unsubscribe function.
 */
export function onPageRestored(
  listener: () => void,
  window: Pick<Window, 'addEventListener' | 'removeEventListener'> = globalThis.window,
): () => void {
  const handle = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  window.addEventListener('pageshow', handle)
  return () => window.removeEventListener('pageshow', handle)
}

/** Hides the whole page until it is reloaded. */
export function concealPage({ document }: Pick<Window, 'document'> = globalThis.window): void {
  document.documentElement.hidden = true
}

/** Whether a service worker answers a reload of the page, which therefore needs no connection to the hotel. */
export const isServedOffline = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker?.controller != null

/** The page: reload, visibility, and whether the device is online. */
export interface Page {
  readonly userAgent: string
  /** With the port, like `location.host`. */
  readonly host: string
  reload: () => void
  /** Leaves the app for another address, in the same tab. */
  leave: (address: string) => void
  /** Opens an address in a new tab without `opener`. */
  open: (address: string) => void
  print: () => void
  /** Offers a file to the guest as a download. */
  save: (fileName: string, content: Blob) => void
  isVisible: () => boolean
  /** Whether a reload would cut something off: an open film, a payment. */
  isOccupied: () => boolean
  /** Calls the listener each time the page becomes visible or gets the focus. Returns the unsubscribe function. */
  onVisible: (listener: () => void) => () => void
  /** Resolves as soon as the page is visible. */
  whenVisible: () => Promise<void>
  /** Calls the listener each time the device is online again. Returns the unsubscribe function. */
  onOnline: (listener: () => void) => () => void
}

type PageWindow = Pick<
  Window,
  'document' | 'location' | 'navigator' | 'open' | 'print' | 'addEventListener' | 'removeEventListener'
>

/** Time after which a browser has read the file that it was given to save. */
const saveLimitMs = 60_000

export function createPage(window: PageWindow = globalThis.window): Page {
  const { document, location, navigator } = window
  const isVisible = () => document.visibilityState !== 'hidden'

  function onVisible(listener: () => void) {
    const handle = () => {
      if (isVisible()) listener()
    }
    document.addEventListener('visibilitychange', handle)
    // Two windows side by side are both visible all the time, so focus counts, too.
    window.addEventListener('focus', handle)
    return () => {
      document.removeEventListener('visibilitychange', handle)
      window.removeEventListener('focus', handle)
    }
  }

  return {
    userAgent: navigator.userAgent,
    host: location.host,
    reload: () => location.reload(),
    leave: (address) => location.assign(address),
    open: (address) => void window.open(address, '_blank', 'noopener'),
    print: () => window.print(),
    save(fileName, content) {
      const link = document.createElement('a')
      const address = URL.createObjectURL(content)
      Object.assign(link, { href: address, download: fileName })
      link.click()
      // Engines read the address after the click.
      setTimeout(() => URL.revokeObjectURL(address), saveLimitMs)
    },
    isVisible,
    isOccupied: () => isOccupied(document),
    onVisible,
    whenVisible: () =>
      new Promise((resolve) => {
        if (isVisible()) return resolve()
        const unsubscribe = onVisible(() => {
          unsubscribe()
          resolve()
        })
      }),
    onOnline(listener) {
      window.addEventListener('online', listener)
      return () => window.removeEventListener('online', listener)
    },
  }
}
