import { isUnnamed } from './keyTable.ts'

const zeroKeyCode = 48

/**
 * Returns the digit of a number key, on a keyboard or on a remote control that sends only key codes; null for other
 * keys.
 */
export function digitOf(event: Pick<KeyboardEvent, 'key' | 'keyCode'>): string | null {
  if (/^\d$/.test(event.key)) return event.key
  const digit = event.keyCode - zeroKeyCode
  return isUnnamed(event) && digit >= 0 && digit <= 9 ? String(digit) : null
}
