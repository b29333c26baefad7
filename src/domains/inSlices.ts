/** Longer than this at a time nobody is kept waiting, in milliseconds. */
const most = 8

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/**
 * Does a long work that may be stopped after every step: it pauses whenever it has been at it for too long.
 * @param isWanted where it says no the work is given up, and the answer is null
 */
export async function inSlices<Result>(
  work: Generator<void, Result>,
  isWanted = () => true,
): Promise<Result | null> {
  let since = performance.now()
  while (isWanted()) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - since < most) continue
    await pause()
    since = performance.now()
  }
  return null
}
