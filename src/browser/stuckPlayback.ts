/** So long playback may wait for what it has asked for. */
const stuckMs = 5000
/** Far enough that other pieces are looked for, too near to be missed. */
const stepSeconds = 0.25
const maxSteps = 3

/**
 * Takes a small step on where playback waits too long. hls.js can wait forever at a place where one piece ends and the
 * next begins: the picture goes on with the one, the sound with the other. On a slow network it costs three quarters of
 * a second of the film at most.
 * @returns what stops it
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
