/** The types that the app has instructions for; a hotel may have more (STRM-01). */
export const knownTypes = ['chromecast', 'airplay', 'bluetooth'] as const
export type KnownType = (typeof knownTypes)[number]

/** What a device does, in the app's own words. */
export type DeviceState = 'available' | 'active' | 'inUse' | 'unavailable'

const words: Record<Exclude<DeviceState, 'inUse'>, readonly string[]> = {
  available: ['', 'available', 'free', 'idle', 'off', 'online', 'paired', 'ready', 'stopped'],
  active: ['active', 'casting', 'connected', 'on', 'playing', 'running', 'started', 'streaming'],
  unavailable: ['disconnected', 'error', 'failed', 'offline', 'unavailable'],
}

/** Hotels have words of their own. One that is not known is in use by somebody, who may be the guest (STRM-04). */
export function deviceState(status: string): DeviceState {
  const word = status.trim().toLowerCase()
  if (words.available.includes(word)) return 'available'
  if (words.active.includes(word)) return 'active'
  return words.unavailable.includes(word) ? 'unavailable' : 'inUse'
}

/** Of all that a hotel lists, without what is known to be of another type than the one that is shown (STRM-02). */
export const ofType = <Device extends { type: string }>(devices: readonly Device[], type: string): Device[] =>
  devices.filter((device) => type === '' || (knownType(device.type) ?? type) === type)

/** Null for an unknown type: then the devices of all types are shown. */
export const knownType = (type: string): KnownType | null =>
  knownTypes.find((known) => known === type.trim().toLowerCase()) ?? null
