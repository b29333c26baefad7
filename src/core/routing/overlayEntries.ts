/**
 * Entries of the tab's history that stand for what lies over a screen, so that the browser's own Back (a phone's
 * gesture, a television's key) closes it instead of leaving the screen below (DLG-10).
 */
interface Overlay {
  id: number
  onBack: () => void
}

/**
 * What the guest chose in an overlay may lead elsewhere; its entry is only taken back if nothing did. The navigation
 * may come a few frames after the overlay has closed.
 */
const cleanUpDelayMs = 50

/** A browser that never reports a step must not block the app's navigation for ever. */
const stepTimeoutMs = 1000

/** Marks of overlays survive a reload: a number that another page has used must not be taken for one of this page. */
const randomStart = () => Math.floor(Math.random() * 2 ** 48)

export function createOverlayEntries() {
  const overlays: Overlay[] = []
  let lastId = randomStart()
  let cleanedUp: Promise<unknown> = Promise.resolve()
  /** A step back by the app itself. The browser takes it after the code that runs now. */
  let step: Promise<void> | null = null

  /** Is the tab at an entry whose overlay has closed? The guest should not have to press Back twice to pass it. */
  function isStale(): boolean {
    const id = overlayId()
    return id !== undefined && !overlays.some((overlay) => overlay.id === id)
  }

  function stepBack(entries = 1): Promise<void> {
    step ??= new Promise((resolve) => {
      const finish = () => {
        window.removeEventListener('popstate', finish)
        clearTimeout(timeout)
        step = null
        resolve(isStale() ? stepBack() : undefined)
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
    if (!top) {
      if (isStale()) void stepBack()
    } else if (overlayId() !== top.id) {
      overlays.pop()
      top.onBack()
    }
  }

  /** Runs at once, or after the app's own step back: an entry that is added before would be removed by that step. */
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
   * Runs at the screen's own entry: an address that is replaced at that of an open overlay would be gone when Back
   * closes the overlay, and the entry would have lost its mark.
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

  return {
    afterStep,
    beneath,
    /** Steps back by entries of screens. The entry of an open overlay lies on top of them and goes too. */
    async stepBackBy(entries: number): Promise<void> {
      if (step) await step
      await stepBack(entries + (overlayId() === undefined ? 0 : 1))
    },
    /** The next Back calls `onBack`. Returns a function that gives this up. */
    pushOverlayEntry(onBack: () => void): () => void {
      // Added once, however often.
      window.addEventListener('popstate', handlePop)
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
    async settled(): Promise<void> {
      await cleanedUp
      while (step) await step
    },
    stop() {
      window.removeEventListener('popstate', handlePop)
    },
  }
}

/** The number of the overlay that the present entry stands for; none where it stands for a screen. */
const overlayId = () => (window.history.state as { overlay?: number } | null)?.overlay
