// Faults that the desk injects: calls that fail, answers that come late or never, channels that are refused.
import * as v from 'valibot'

const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)))
const delay = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)))

const CallFault = v.strictObject({
  module: v.string(),
  function: v.string(),
  status: v.optional(v.literal('ERROR')),
  delay,
  silent: v.optional(v.literal(true)),
  times,
})
const PathFault = v.strictObject({
  /** Path of a request; a `*` at the end matches all paths with this prefix. */
  path: v.pipe(v.string(), v.startsWith('/')),
  http: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  delay,
  times,
})

/** The body of `POST /desk/api/faults`: one of these faults. */
export const Fault = v.union([
  v.strictObject({ drop: v.literal(true) }),
  v.strictObject({ refuse: v.pipe(v.number(), v.minValue(0)) }),
  v.strictObject({ frame: v.string() }),
  v.pipe(
    CallFault,
    v.check(
      ({ status, delay, silent }) => [status, delay, silent].some((way) => way !== undefined),
      'status, delay or silent is missing',
    ),
  ),
  v.pipe(
    PathFault,
    v.check(({ http, delay }) => http !== undefined || delay !== undefined, 'http or delay is missing'),
  ),
])
export type Fault = v.InferOutput<typeof Fault>
type CallFault = v.InferOutput<typeof CallFault>
type PathFault = v.InferOutput<typeof PathFault>

/** Finds the first matching fault, counts its remaining `times` down, and removes it once none are left. */
function take<F extends { times?: number | undefined }>(faults: F[], fits: (fault: F) => boolean) {
  const fault = faults.find(fits)
  if (fault?.times !== undefined) {
    fault.times -= 1
    if (fault.times === 0) faults.splice(faults.indexOf(fault), 1)
  }
  return fault
}

const pathFits = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

/** The faults that last. Dropping channels and sending a frame happen at once, elsewhere. */
export class Faults {
  readonly #calls: CallFault[] = []
  readonly #paths: PathFault[] = []
  /** Functions that end a delay before its time. */
  readonly #delays = new Set<() => void>()
  #refusedUntil = 0

  add(fault: CallFault | PathFault): void {
    if ('path' in fault) this.#paths.push({ ...fault })
    else this.#calls.push({ ...fault })
  }

  /** Refuses new channels for this number of seconds of real time. */
  refuse(seconds: number): void {
    this.#refusedUntil = performance.now() + seconds * 1000
  }

  isRefusing(): boolean {
    return performance.now() < this.#refusedUntil
  }

  forCall(module: string, name: string): CallFault | undefined {
    return take(this.#calls, (fault) => fault.module === module && fault.function === name)
  }

  forPath(path: string): PathFault | undefined {
    return take(this.#paths, (fault) => pathFits(fault.path, path))
  }

  /** Waits for the delay of a fault, in milliseconds, or until the faults are cleared. */
  wait(delay: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#delays.delete(end)
        resolve()
      }
      const timer = setTimeout(end, delay).unref()
      this.#delays.add(end)
    })
  }

  list(): Fault[] {
    const seconds = Math.ceil((this.#refusedUntil - performance.now()) / 1000)
    return [...this.#calls, ...this.#paths, ...(seconds > 0 ? [{ refuse: seconds }] : [])]
  }

  /** Removes all faults. Answers that a delay has held back are sent at once. */
  clear(): void {
    this.#calls.length = 0
    this.#paths.length = 0
    this.#refusedUntil = 0
    for (const end of this.#delays) end()
  }
}
