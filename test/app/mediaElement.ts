/** What jsdom lacks of a media element: its playing. All files share one window, so there is one set of stubs for all. */
import { vi } from 'vitest'

let refusal: DOMException | null = null

const play = async () => {
  if (refusal) throw refusal
}
export const media = { play: vi.fn(play), pause: vi.fn(), load: vi.fn() }

/** For each test anew: nothing has played, and whoever wants to play may. */
export function installMedia(): void {
  refusal = null
  for (const stub of Object.values(media)) stub.mockClear()
  Object.assign(HTMLMediaElement.prototype, media)
}

/** The browser lets nothing sound until the guest presses something; false: it does. */
export const refuseToPlay = (refuses = true) => {
  refusal = refuses ? new DOMException('not allowed', 'NotAllowedError') : null
}
