import { isOccupied } from '../browser/page.ts'
import { scriptAddress } from '../browser/trustedTypes.ts'
import type { LogLevel } from '../http/log.ts'

/** The page reloads this long after an update has become active (SW-02). */
const reloadDelayMs = 300
/** Interval of checks for an update. Browsers check on navigations only, and a TV's page stays open for days. */
const updateIntervalMs = 60 * 60_000

export interface ServiceWorkerOptions {
  reload: () => void
  /** Resolves when a reload would interrupt nothing. */
  whenIdle: () => Promise<void>
  log: (level: LogLevel, component: string, message: string) => void
}

/** Registers the worker that makes the app open without network, and activates its updates when the app is idle. */
export async function registerServiceWorker({ reload, whenIdle, log }: ServiceWorkerOptions): Promise<void> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return
  try {
    const base = import.meta.env.BASE_URL
    const { Workbox } = await import('workbox-window')
    const registration = await new Workbox(scriptAddress(`${base}sw.js`), { scope: base }).register({
      immediate: true,
    })
    if (!registration) return
    let isReloading = false
    const reloadWhenIdle = async () => {
      await whenIdle()
      if (isReloading) return
      isReloading = true
      setTimeout(reload, reloadDelayMs)
    }
    watchUpdates(registration, whenIdle, reloadWhenIdle)
    void keepTexts(`${window.location.origin}${base}assets/locale/`)
    setInterval(() => void registration.update().catch(() => undefined), updateIntervalMs)
  } catch (error) {
    log('warn', 'serviceWorker', `not registered: ${String(error)}`)
  }
}

/**
 * Has the worker keep the texts of the guest's language, which it does not precache: those that the page has loaded
 * before there was a worker, and those that come with a screen.
 */
async function keepTexts(folder: string) {
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(folder))
  // Workbox's own message.
  const urlsToCache = loaded.flatMap(({ name }) => [name, name.replace('.rest-', '.later-')])
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

/**
 * Handles every newer worker: one that is waiting or being installed already, and those found later. Workbox's own
 * events miss a worker that is being installed while it registers, and report only one later update per page.
 */
function watchUpdates(
  registration: ServiceWorkerRegistration,
  whenIdle: () => Promise<void>,
  onActivated: () => Promise<void>,
) {
  const watch = (worker: ServiceWorker | null) => {
    // Without an active worker this is the first install: the page already has its files.
    if (!worker || !registration.active) return
    const handleState = () => {
      // Another tab may have activated it; this page still waits until it is idle itself.
      if (worker.state === 'activated') void onActivated()
      if (worker.state === 'installed')
        void whenIdle().then(() => worker.postMessage({ type: 'SKIP_WAITING' }))
    }
    worker.addEventListener('statechange', handleState)
    handleState()
  }
  watch(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}

const mediaStopEvents = ['pause', 'ended']

/** Resolves when no video plays and no element prevents a reload (SW-02). */
export function whenNothingRuns(page: Document = document): Promise<void> {
  return new Promise((resolve) => {
    if (!isOccupied(page)) return resolve()
    const check = () => {
      if (isOccupied(page)) return
      observer.disconnect()
      for (const event of mediaStopEvents) page.removeEventListener(event, check, true)
      resolve()
    }
    const observer = new MutationObserver(check)
    observer.observe(page.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-prevents-reload'],
    })
    // Media events do not bubble, so they are captured.
    for (const event of mediaStopEvents) page.addEventListener(event, check, true)
  })
}
