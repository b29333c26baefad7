/**
 * An app listens to its window for as long as the page stands. Here all apps share one window: what each of them listens to
 * is taken from it with the test, or the window would keep every app of a worker and call all of them.
 */

/** What only an app listens to; modules and libraries that are loaded once listen to other events. */
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
  // Whoever looks after the size of the window does so in the capturing phase, unlike the module that remembers it.
  if (ofApps.includes(name) || (name === 'resize' && options === true))
    removals.push(() => window.removeEventListener(name, listener as EventListener, options))
}

export function removeListeners(): void {
  for (const remove of removals.splice(0)) remove()
}
