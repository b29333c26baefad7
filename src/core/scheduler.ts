/** Splits long work into several tasks, so that a slow device can paint and handle input in between. */

/** Work that takes longer than this pauses after its current step. */
const maxSliceMs = 8

/** Lets the browser paint and handle input before what follows. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Runs work in a task of its own, after the current one. */
export const runInTask = (work: () => void): void => void setTimeout(work, 0)

/**
 * Runs a generator that yields where it can be paused, and pauses it whenever it has run for too long.
 * @param isWanted when it returns false, the work is cancelled and the result is null
 */
export async function runInSlices<Result>(
  work: Generator<void, Result>,
  isWanted = () => true,
): Promise<Result | null> {
  let startedAt = performance.now()
  while (isWanted()) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - startedAt < maxSliceMs) continue
    await nextTask()
    startedAt = performance.now()
  }
  return null
}
