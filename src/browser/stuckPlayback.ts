/** Time that playback may wait for data. */
const stuckMs = 5000
/** Long enough to reach another segment, too short to be noticed. */
const stepSeconds = 0.25
const maxSteps = 3

/**
 * Seeks forward by a small step if playback waits too long. hls.js can wait forever at the boundary of two segments,
 * when video continues in one and audio in the other. On a slow network a stall costs at most three quarters of a
 * second of the film.
 * @returns a function that removes the listeners
 */
export function stepOnWhenStuck(element: HTMLMediaElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let steps = 0
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (steps >= maxSteps) return
      steps += 1
      element.currentTime += stepSeconds
    }, stuckMs)
  }
  const goOn = () => {
    clearTimeout(timer)
    steps = 0
  }
  const listeners = [
    ['waiting', wait],
    ['seeking', wait],
    ['seeked', goOn],
    ['playing', goOn],
    ['emptied', goOn],
  ] as const
  for (const [event, listener] of listeners) element.addEventListener(event, listener)
  return () => {
    clearTimeout(timer)
    for (const [event, listener] of listeners) element.removeEventListener(event, listener)
  }
}
