type Callback = (this: unknown, ...values: unknown[]) => unknown

/**
 * Runs a script of the hotel's for as long as its page is open. Returns what ends it: its timers and listeners go,
 * and so do the names that it gave the window. Known are those that it starts itself or in a callback of its own.
 */
export function runPageScript(address: string, container: HTMLElement): () => void {
  const script = document.createElement('script')
  const cleanups = new Set<() => void>()
  const namesBefore = new Set(Object.keys(window))
  let addedNames: string[] = []
  let depth = 0
  const isScriptRunning = () => depth > 0 || document.currentScript === script

  /** The callback, noting while it runs that what happens is the script's doing. */
  const tracked = (callback: Callback): Callback =>
    function (...values) {
      depth += 1
      try {
        return callback.apply(this, values)
      } finally {
        depth -= 1
      }
    }

  const restore = [
    watchTimer('setTimeout', 'clearTimeout'),
    watchTimer('setInterval', 'clearInterval'),
    watchTimer('requestAnimationFrame', 'cancelAnimationFrame'),
    watchListeners(),
  ]

  function watchTimer(
    start: 'setTimeout' | 'setInterval' | 'requestAnimationFrame',
    stop: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame',
  ): () => void {
    const original = window[start] as Callback
    const replaced: Callback = (callback, ...rest) => {
      if (!isScriptRunning() || typeof callback !== 'function')
        return original.call(window, callback, ...rest)
      const id = original.call(window, tracked(callback as Callback), ...rest) as number
      cleanups.add(() => window[stop](id))
      return id
    }
    Object.assign(window, { [start]: replaced })
    return () => Object.assign(window, { [start]: original })
  }

  function watchListeners(): () => void {
    const prototype = EventTarget.prototype
    const { addEventListener: add, removeEventListener: remove } = prototype
    const wrapped = new WeakMap<object, EventListener>()
    prototype.addEventListener = function (type, listener, options) {
      if (!listener || !isScriptRunning()) return add.call(this, type, listener, options)
      const known = wrapped.get(listener)
      const trackedListener =
        known ??
        (tracked(
          typeof listener === 'function'
            ? (listener as Callback)
            : (event) => listener.handleEvent(event as Event),
        ) as EventListener)
      wrapped.set(listener, trackedListener)
      add.call(this, type, trackedListener, options)
      cleanups.add(() => remove.call(this, type, trackedListener, options))
    }
    prototype.removeEventListener = function (type, listener, options) {
      remove.call(this, type, (listener && wrapped.get(listener)) ?? listener, options)
    }
    return () => Object.assign(prototype, { addEventListener: add, removeEventListener: remove })
  }

  script.src = address
  script.onload = () => {
    addedNames = Object.keys(window).filter((name) => !namesBefore.has(name))
  }
  container.append(script)
  return () => {
    // In a document of its own it does not run any more, should it still be on its way.
    document.implementation.createHTMLDocument('').adoptNode(script)
    for (const end of [...restore, ...cleanups]) end()
    for (const name of addedNames) Reflect.deleteProperty(window, name)
  }
}
