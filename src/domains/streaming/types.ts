/** Types of devices that the app has instructions for; a hotel may have others (STRM-01). */
export const knownTypes = ['chromecast', 'airplay', 'bluetooth'] as const
export type KnownType = (typeof knownTypes)[number]

/** State of a device, as the app displays it. */
export type DeviceState = 'available' | 'active' | 'inUse' | 'unavailable'

const words: Record<Exclude<DeviceState, 'inUse'>, readonly string[]> = {
  available: ['', 'available', 'free', 'idle', 'off', 'online', 'paired', 'ready', 'stopped'],
  active: ['active', 'casting', 'connected', 'on', 'playing', 'running', 'started', 'streaming'],
  unavailable: ['disconnected', 'error', 'failed', 'offline', 'unavailable'],
}

/** Maps a hotel's status to a state. An unknown status means in use, possibly by the guest (STRM-04). */
export function deviceState(status: string): DeviceState {
  const word = status.trim().toLowerCase()
  if (words.available.includes(word)) return 'available'
  if (words.active.includes(word)) return 'active'
  return words.unavailable.includes(word) ? 'unavailable' : 'inUse'
}

/** Filters out devices of another known type than the requested one (STRM-02). */
export const ofType = <Device extends { type: string }>(devices: readonly Device[], type: string): Device[] =>
  devices.filter((device) => type === '' || (knownType(device.type) ?? type) === type)

/** Null for an unknown type: then the devices of all types are shown. */
export const knownType = (type: string): KnownType | null =>
  knownTypes.find((known) => known === type.trim().toLowerCase()) ?? null
