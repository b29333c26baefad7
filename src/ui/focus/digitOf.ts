import { isUnnamed } from './keyTable.ts'

const zeroKeyCode = 48

/** A number key, of the keyboard or of a remote control that sends its code alone; null for any other. */
export function digitOf(event: Pick<KeyboardEvent, 'key' | 'keyCode'>): string | null {
  if (/^\d$/.test(event.key)) return event.key
  const digit = event.keyCode - zeroKeyCode
  return isUnnamed(event) && digit >= 0 && digit <= 9 ? String(digit) : null
}
