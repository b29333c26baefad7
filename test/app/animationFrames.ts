/**
 * jsdom runs its animation frames by one interval, as long as any frame is requested. An interval that was started with
 * a fake clock never ticks again after that clock has ended, and no later test of the worker would get a frame.
 * Therefore the pending frames are requested again.
 */
import { vi } from 'vitest'

const frameMs = 17
/** Enough frames for a dialog, whose focus trap has a timer of its own. */
const maxFrames = 20

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

/** Cancels all requested frames and returns them. */
function takeFrames(): [id: number, Frame][] {
  const asked = [...frames]
  frames.clear()
  for (const [, { handle }] of asked) cancel(handle)
  return asked
}

/** Whether jsdom's interval is stopped: no frame is requested, and no change of focus waits for the next frame. */
function isStopped(): boolean {
  const stop = vi.spyOn(globalThis, 'clearInterval')
  cancel(request(() => undefined))
  const hasStopped = stop.mock.calls.length > 0
  stop.mockRestore()
  return hasStopped
}

/** Calls `end`, which ends a fake clock, while jsdom's own interval is stopped. */
export function withoutFrames(end: () => void): void {
  const asked = takeFrames()
  for (let waited = 0; vi.isFakeTimers() && !isStopped() && waited < maxFrames; waited++) {
    vi.advanceTimersByTime(frameMs)
    asked.push(...takeFrames())
  }
  end()
  for (const [id, { callback }] of asked) ask(id, callback)
}
