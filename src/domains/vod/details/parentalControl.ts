/** The code that unlocks a protected film. An empty value unlocks none: the guest has no room. */
export interface ParentalCode {
  type: 'room_number' | 'password'
  value: string
}

interface Control {
  parental_control_type: string
  parental_control_password: string
}

/** Returns the code: the password if the hotel has one and is configured for it, otherwise the room number (VOD-26). */
export function codeOf(
  { parental_control_type: type, parental_control_password: password }: Control,
  room: string,
): ParentalCode {
  return type.trim() === 'password' && password !== ''
    ? { type: 'password', value: password }
    : { type: 'room_number', value: room }
}

/** Compares an entry with the code. Room numbers ignore case and spaces at the ends; a password must match exactly. */
export function isRightEntry(entry: string, { type, value }: ParentalCode): boolean {
  if (value === '') return false
  if (type === 'password') return entry === value
  return entry.trim().toLowerCase() === value.trim().toLowerCase()
}
