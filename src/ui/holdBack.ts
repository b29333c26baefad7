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

/** A step back that the browser never tells of must not hold up the guest for ever. */
const stepLimit = 1000

let tidied: Promise<unknown> = Promise.resolve()

/** A step back of the app's own that is under way: the browser takes it only after what runs now. */
let step: Promise<void> | null = null

/** Once no entry is on its way to be taken back: that would call back whoever leaves the app meanwhile. */
export const whenTidy = (): Promise<unknown> => tidied

/** Now, or as soon as the app's own step back is done: an entry that is added before would be stepped back over. */
export function afterStep(run: () => void): void {
  if (step) void step.then(run)
  else run()
}

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
const isHeld = (): boolean => entry() !== null

/** Is the tab at the entry of something that has closed long since? Nobody needs to press Back twice to pass it. */
function isLeftOver() {
  const here = entry()
  return here !== null && !holds.some(({ id }) => id === here)
}

/** Goes back in the history. What is tidied up meanwhile waits, or it would be a step too many. */
export const goBackBy = (entries: (isHeld: boolean) => number): void =>
  afterStep(() => void stepBack(entries(isHeld())))

function stepBack(entries = 1): Promise<void> {
  step ??= new Promise((resolve) => {
    const done = () => {
      window.removeEventListener('popstate', done)
      clearTimeout(limit)
      step = null
      resolve(isLeftOver() ? stepBack() : undefined)
    }
    const limit = setTimeout(done, stepLimit)
    window.addEventListener('popstate', done)
    window.history.go(-entries)
  })
  return step
}

function handlePop() {
  if (step) return
  const top = holds[holds.length - 1]
  if (!top) {
    if (isLeftOver()) void stepBack()
  } else if (entry() !== top.id) {
    holds.pop()
    top.onBack()
  }
}

function enter(hold: Hold) {
  if (!holds.includes(hold)) return
  const state = { ...(window.history.state as object | null), overlay: hold.id }
  if (isLeftOver()) window.history.replaceState(state, '')
  else window.history.pushState(state, '')
}

/** Takes the next Back. Returns what gives it up again. */
export function holdBack(onBack: () => void): () => void {
  if (!isListening) window.addEventListener('popstate', handlePop)
  isListening = true
  lastId += 1
  const hold: Hold = { id: lastId, onBack }
  holds.push(hold)
  afterStep(() => enter(hold))
  return () => {
    const at = holds.indexOf(hold)
    if (at >= 0) holds.splice(at, 1)
    tidied = Promise.all([tidied, tidyUp()])
  }
}

async function tidyUp() {
  await new Promise((resolve) => setTimeout(resolve, tidyDelay))
  if (step || isLeftOver()) await stepBack()
}
