/**
 * The browser's own Back (a phone's gesture, a television's key) closes what lies over the screen instead of leading
 * away below it (DLG-10). An entry of the history stands for each thing that is open.
 */
interface Hold {
  id: number
  onBack: () => void
}

const holds: Hold[] = []
// Entries outlive a reload; ids of another load must not be taken for this one's.
let lastId = Date.now()
let isListening = false

/** What the guest chose in a dialog may lead elsewhere; the entry is taken back only if nothing did. */
const tidyDelay = 50

let tidied = Promise.resolve()

/** Once no entry is on its way to be taken back: that would call back whoever leaves the app meanwhile. */
export const whenTidy = (): Promise<void> => tidied

function entry(): number | null {
  const state: unknown = window.history.state
  return typeof state === 'object' &&
    state !== null &&
    'overlay' in state &&
    typeof state.overlay === 'number'
    ? state.overlay
    : null
}

/** Does the entry that the tab is at stand for something that lies over the screen? */
export const isHeld = (): boolean => entry() !== null

function handlePop() {
  const top = holds[holds.length - 1]
  const here = entry()
  if (top) {
    if (here === top.id) return
    holds.pop()
    top.onBack()
  }
  // The place of something that has closed long since: nobody needs to press Back twice to pass it.
  else if (here !== null) window.history.back()
}

/** Takes the next Back. Returns what gives it up again. */
export function holdBack(onBack: () => void): () => void {
  if (!isListening) window.addEventListener('popstate', handlePop)
  isListening = true
  lastId += 1
  const hold: Hold = { id: lastId, onBack }
  const here = entry()
  const isLeftOver = here !== null && !holds.some(({ id }) => id === here)
  const state = { ...(window.history.state as object | null), overlay: hold.id }
  if (isLeftOver) window.history.replaceState(state, '')
  else window.history.pushState(state, '')
  holds.push(hold)
  return () => {
    const at = holds.indexOf(hold)
    if (at >= 0) holds.splice(at, 1)
    tidied = new Promise((resolve) => {
      setTimeout(() => {
        if (entry() !== hold.id) return resolve()
        window.addEventListener('popstate', () => resolve(), { once: true })
        window.history.back()
      }, tidyDelay)
    })
  }
}
