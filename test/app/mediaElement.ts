/** Stubs for the playback of media elements, which jsdom lacks. All files share one window, and so one set of stubs. */
import { vi } from 'vitest'

let refusal: DOMException | null = null

const play = async () => {
  if (refusal) throw refusal
}
export const media = { play: vi.fn(play), pause: vi.fn(), load: vi.fn() }

/** Resets the stubs for each test: nothing has played, and playback is allowed. */
export function installMedia(): void {
  refusal = null
  for (const stub of Object.values(media)) stub.mockClear()
  Object.assign(HTMLMediaElement.prototype, media)
}

/** Makes the browser refuse playback, as it does before a guest's first press; false allows it again. */
export const refuseToPlay = (refuses = true) => {
  refusal = refuses ? new DOMException('not allowed', 'NotAllowedError') : null
}
