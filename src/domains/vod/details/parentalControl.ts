/** What opens a protected film. An empty value opens none: the guest has no room. */
export interface ParentalCode {
  type: 'room_number' | 'password'
  value: string
}

interface Control {
  parental_control_type: string
  parental_control_password: string
}

/** The room number, unless the hotel has a password and wants it (VOD-26). */
export function codeOf(
  { parental_control_type: type, parental_control_password: password }: Control,
  room: string,
): ParentalCode {
  return type.trim() === 'password' && password !== ''
    ? { type: 'password', value: password }
    : { type: 'room_number', value: room }
}

/** Rooms are written in many ways: spaces around and letter case do not count. A password is what it is. */
export function isRightEntry(entry: string, { type, value }: ParentalCode): boolean {
  if (value === '') return false
  if (type === 'password') return entry === value
  return entry.trim().toLowerCase() === value.trim().toLowerCase()
}
