import { isFirstEntry } from './presentEntry.ts'

/**
 * History entries for overlays above a screen, so that the browser's own Back (a phone's gesture, a TV's key) closes
 * the overlay instead of leaving the screen below (DLG-10).
 */
interface Overlay {
  id: number
  onBack: () => void
}

/**
 * Delay before the entry of a closed overlay is removed. A choice in the overlay may cause a navigation a few frames
 * after it has closed; the entry is removed only if there was none.
 */
const cleanUpDelayMs = 50

/** Limit for a step back, so that a browser that fires no `popstate` does not block the app's navigation for ever. */
const stepTimeoutMs = 3000

/** First overlay id. It is random because ids survive a reload and must not match those of an earlier page. */
const randomStart = () => Math.floor(Math.random() * 2 ** 48)

export function createOverlayEntries() {
  const overlays: Overlay[] = []
  let lastId = randomStart()
  let cleanedUp: Promise<unknown> = Promise.resolve()
  /** The pending step back by the app itself. The browser performs it asynchronously. */
  let step: Promise<void> | null = null

  /** True if the current entry belongs to a closed overlay; it is skipped, so that one press of Back suffices. */
  function isStale(): boolean {
    const id = overlayId()
    return id !== undefined && !overlays.some((overlay) => overlay.id === id)
  }

  function stepBack(entries = 1): Promise<void> {
    step ??= new Promise((resolve) => {
      // A browser that is only slow is still on its way after the limit: it is not sent a second time.
      const finish = (arrival?: Event) => {
        window.removeEventListener('popstate', finish)
        clearTimeout(timeout)
        step = null
        resolve(arrival && isStale() ? stepBack() : undefined)
      }
      const timeout = setTimeout(finish, stepTimeoutMs)
      window.addEventListener('popstate', finish)
      window.history.go(-entries)
    })
    return step
  }

  function handlePop() {
    if (step) return
    const top = overlays[overlays.length - 1]
    // Also above the entry of an open overlay, as that of a doorbell above a film.
    if (isStale()) void stepBack()
    else if (top && overlayId() !== top.id) {
      overlays.pop()
      top.onBack()
    }
  }

  /** Runs the callback at once, or after a pending step back, which would remove an entry added before it. */
  function afterStep(run: () => void): void {
    if (step) void step.then(() => afterStep(run))
    else run()
  }

  function addEntry(overlay: Overlay) {
    if (!overlays.includes(overlay)) return
    const state = { ...(window.history.state as object | null), overlay: overlay.id }
    if (isStale()) window.history.replaceState(state, '')
    else window.history.pushState(state, '')
  }

  /**
   * Runs the callback while the screen's own entry is the current one: an address that replaced the entry of an open
   * overlay would be lost when Back closes the overlay, and the entry would lose its overlay id.
   */
  async function beneath(run: () => void) {
    const lifted: number[] = []
    for (let id = overlayId(); id !== undefined && !lifted.includes(id); id = overlayId()) {
      lifted.push(id)
      await stepBack()
    }
    run()
    for (const overlay of overlays) if (lifted.includes(overlay.id)) addEntry(overlay)
  }

  async function cleanUp() {
    await new Promise((resolve) => setTimeout(resolve, cleanUpDelayMs))
    if (step || isStale()) await stepBack()
  }

  // Before the listener of any step, so that the step is still pending when it is called.
  window.addEventListener('popstate', handlePop)

  return {
    afterStep,
    beneath,
    /** Goes back by this number of screen entries, plus the entry of an open overlay on top of them. */
    async stepBackBy(entries: number): Promise<void> {
      if (step) await step
      await stepBack(entries + (overlayId() === undefined ? 0 : 1))
    },
    /** Adds an entry, so that the next Back calls `onBack`. Returns a function that removes both. */
    pushOverlayEntry(onBack: () => void): () => void {
      lastId += 1
      const overlay: Overlay = { id: lastId, onBack }
      overlays.push(overlay)
      afterStep(() => addEntry(overlay))
      return () => {
        const at = overlays.indexOf(overlay)
        if (at >= 0) overlays.splice(at, 1)
        cleanedUp = Promise.all([cleanedUp, cleanUp()])
      }
    },
    stepBack,
    /** One press of Back, also while the browser is still on its way, or the entry of a closed overlay is still there. */
    back() {
      afterStep(() => void stepBack(isStale() && !isFirstEntry() ? 2 : 1).then(handlePop))
    },
    async settled(): Promise<void> {
      await cleanedUp
      while (step) await step
    },
    stop() {
      window.removeEventListener('popstate', handlePop)
    },
  }
}

/** Id of the overlay that the current entry belongs to; undefined for an entry of a screen. */
export const overlayId = () => (window.history.state as { overlay?: number } | null)?.overlay
