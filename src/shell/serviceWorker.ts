import type { LogLevel } from '../http/log.ts'

/** An update takes over this long after it is there (SW-02). */
const reloadDelay = 300
/** A television's page is never left, so nothing else would look for an update. */
const lookEvery = 60 * 60_000

export interface ServiceWorkerOptions {
  reload: () => void
  /** Resolves when nothing runs that a reload would cut off. */
  untilFree: () => Promise<void>
  log: (level: LogLevel, component: string, message: string) => void
}

/** Registers the worker that lets the app open without network, and takes over its updates in a quiet moment. */
export async function registerServiceWorker({ reload, untilFree, log }: ServiceWorkerOptions): Promise<void> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return
  try {
    const base = import.meta.env.BASE_URL
    const { Workbox } = await import('workbox-window')
    const registration = await new Workbox(`${base}sw.js`, { scope: base }).register({ immediate: true })
    if (!registration) return
    let isReloading = false
    const takeOver = async () => {
      await untilFree()
      if (isReloading) return
      isReloading = true
      setTimeout(reload, reloadDelay)
    }
    followUpdates(registration, untilFree, takeOver)
    setInterval(() => void registration.update().catch(() => undefined), lookEvery)
  } catch (error) {
    log('warn', 'serviceWorker', `not registered: ${String(error)}`)
  }
}

/**
 * Hears of every newer worker: of one that waits already or is on its way, and of those that come later. Workbox
 * itself misses one that is being installed when it registers, and hears of one later update a page.
 */
function followUpdates(
  registration: ServiceWorkerRegistration,
  untilFree: () => Promise<void>,
  takeOver: () => Promise<void>,
) {
  const follow = (worker: ServiceWorker | null) => {
    // The first one of all is no update: this page came with the same release.
    if (!worker || !registration.active) return
    const look = () => {
      // Another tab may have let it in; then this page still has its own quiet moment to wait for.
      if (worker.state === 'activated') void takeOver()
      if (worker.state === 'installed')
        void untilFree().then(() => worker.postMessage({ type: 'SKIP_WAITING' }))
    }
    worker.addEventListener('statechange', look)
    look()
  }
  follow(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}

/** What must not be cut off by a reload says so on its element: a film that is open, a payment. */
const underWay = '[data-under-way]'

/** Waits until no video plays, and nothing is open that a reload would end (SW-02). */
export function untilNothingRuns(page: Document = document): Promise<void> {
  const isRunning = () =>
    page.querySelector(underWay) !== null ||
    Array.from(page.querySelectorAll('video')).some((video) => !video.paused && !video.ended)
  return new Promise((resolve) => {
    if (!isRunning()) return resolve()
    const look = () => {
      if (isRunning()) return
      observer.disconnect()
      for (const event of mediaStops) page.removeEventListener(event, look, true)
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(page.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-under-way'],
    })
    // Media events do not bubble, but they can be caught on the way down.
    for (const event of mediaStops) page.addEventListener(event, look, true)
  })
}

const mediaStops = ['pause', 'ended']
