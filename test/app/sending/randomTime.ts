/** The time of a run, which passes only where the run lets it. */
import { vi } from 'vitest'
import { give } from '../give.ts'

const underWay = new Set<Promise<unknown>>()

/** Time waits for this work, which takes turns of the event loop, more of them where the machine is busy. */
export function awaited<Result>(work: Promise<Result>): Promise<Result> {
  underWay.add(work)
  const end = () => underWay.delete(work)
  work.then(end, end)
  return work
}

const realImmediate = globalThis.setImmediate
const turn = () => new Promise<void>((resolve) => realImmediate(resolve))

/** Frames that the hotel handles in later turns of the event loop, of which a busy machine takes more between two timers. */
let waitingTurns = 0
function setTrackedImmediate<Given extends unknown[]>(run: (...given: Given) => void, ...given: Given) {
  waitingTurns += 1
  return realImmediate(() => {
    waitingTurns -= 1
    run(...given)
  })
}

const isAnythingUnderWay = () => underWay.size > 0 || waitingTurns > 0

/** As many as code takes that was loaded before, and all that the hotel needs. */
async function someTurns(): Promise<void> {
  for (let turns = 0; turns < 3 || isAnythingUnderWay(); turns += 1) await turn()
}

/** Lets messages arrive and code load, which takes some turns of the event loop. */
export async function arrived(): Promise<void> {
  await someTurns()
  await vi.dynamicImportSettled()
}

/**
 * Time passes from one timer to the next, and stands still while the hotel works on a request: how long that takes on
 * this machine must not decide what comes first.
 */
export async function passTime(ms: number): Promise<void> {
  await arrived()
  let isOver = false
  setTimeout(() => {
    isOver = true
  }, ms)
  while (!isOver) {
    await vi.advanceTimersToNextTimerAsync()
    await someTurns()
  }
  await arrived()
}

/** By how much the clock of the device was set or was ahead of its timers. */
let shiftedMs = 0
function shift(ms: number): void {
  shiftedMs += ms
  vi.setSystemTime(Date.now() + ms)
}

/** An hour passes in which no timer of the page runs; what was due comes late. */
export const sleep = () => shift(3_600_000)

/** The clock of the device is set anew, in the middle of a visit; no time passes, and timers keep theirs. */
export const shiftClock = (hours: number) => shift(hours * 3_600_000)

/** Milliseconds that have passed for who looks at the page. */
export const monotonic = () => Date.now() - shiftedMs

/** Starts the clock of a run: a Wednesday, 9:00 in Vienna. */
export function startRunClock(): void {
  vi.useFakeTimers({
    now: Date.UTC(2026, 10, 18, 8),
    // Work that is split into slices asks `performance` how long it has taken.
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  give(globalThis, 'setImmediate', setTrackedImmediate)
}
