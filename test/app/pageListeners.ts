/**
 * An app listens to its window for as long as the page exists. In these tests all apps share one window: their
 * listeners are removed after each test, or the window would keep every app of a worker in memory and call all of them.
 */

/** Events that only apps listen to. Modules and libraries that are loaded once listen to other events. */
const ofApps: readonly string[] = [
  'appinstalled',
  'beforeinstallprompt',
  'focus',
  'online',
  'pageshow',
  'storage',
]

const removals: (() => void)[] = []

const add = window.addEventListener.bind(window) as EventTarget['addEventListener']
window.addEventListener = (...added: Parameters<EventTarget['addEventListener']>) => {
  add(...added)
  const [name, listener, options] = added
  if (ofApps.includes(name))
    removals.push(() => window.removeEventListener(name, listener as EventListener, options))
}

export function removeListeners(): void {
  for (const remove of removals.splice(0)) remove()
}
