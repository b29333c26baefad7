import { actionOf } from './keys.ts'

/** The next channel or the one before; null for other keys. */
export function channelStepOf(event: Pick<KeyboardEvent, 'key' | 'keyCode'>): -1 | 1 | null {
  const action = actionOf(event)
  return action === 'channelUp' ? 1 : action === 'channelDown' ? -1 : null
}
