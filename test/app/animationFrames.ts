/**
 * jsdom runs its animation frames by one interval, for as long as any is asked for. One that it began by a fake clock
 * would never tick again once that clock has ended, and no later test of the worker would see a frame: those that are
 * asked for by then are asked for anew.
 */
const request = window.requestAnimationFrame
const cancel = window.cancelAnimationFrame

interface Frame {
  callback: FrameRequestCallback
  handle: number
}

const frames = new Map<number, Frame>()
let count = 0

function ask(id: number, callback: FrameRequestCallback) {
  const handle = request((now) => {
    frames.delete(id)
    callback(now)
  })
  frames.set(id, { callback, handle })
}

window.requestAnimationFrame = (callback) => {
  count += 1
  ask(count, callback)
  return count
}

window.cancelAnimationFrame = (id) => {
  const frame = frames.get(id)
  frames.delete(id)
  if (frame) cancel(frame.handle)
}

/** Calls what changes the clock while jsdom's own interval stands still. */
export function withoutFrames(change: () => void): void {
  const asked = [...frames]
  for (const [, { handle }] of asked) cancel(handle)
  change()
  for (const [id, { callback }] of asked) ask(id, callback)
}
