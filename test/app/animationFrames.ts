/**
 * jsdom runs its animation frames by one interval, for as long as any is asked for. One that it began by a fake clock
 * would never tick again once that clock has ended, and no later test of the worker would see a frame: those that are
 * asked for by then are asked for anew.
 */
import { vi } from 'vitest'

const frameMs = 17
/** Enough for a dialog, which holds the focus by a timer of its own. */
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

/** Takes back what is asked for. */
function takeFrames(): [id: number, Frame][] {
  const asked = [...frames]
  frames.clear()
  for (const [, { handle }] of asked) cancel(handle)
  return asked
}

/** jsdom stops its interval as soon as no frame is asked for, unless it has the focus to move in the next one. */
function isStopped(): boolean {
  const stop = vi.spyOn(globalThis, 'clearInterval')
  cancel(request(() => undefined))
  const hasStopped = stop.mock.calls.length > 0
  stop.mockRestore()
  return hasStopped
}

/** Calls what ends a fake clock while jsdom's own interval stands still. */
export function withoutFrames(end: () => void): void {
  const asked = takeFrames()
  for (let waited = 0; vi.isFakeTimers() && !isStopped() && waited < maxFrames; waited++) {
    vi.advanceTimersByTime(frameMs)
    asked.push(...takeFrames())
  }
  end()
  for (const [id, { callback }] of asked) ask(id, callback)
}
