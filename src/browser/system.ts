/** The operating system of the device, by its user agent. */
import { type DeviceKind, deviceKind } from './deviceKind.ts'

const systemsOfTelevisions: Partial<Record<DeviceKind, string>> = {
  netcast: 'NetCast',
  tizen: 'Tizen',
  webos: 'webOS',
  androidtv: 'Android TV',
  applemobile: 'iOS',
}

// The order matters: an Android user agent also contains Linux.
const systems: readonly [RegExp, string][] = [
  [/android/i, 'Android'],
  [/windows/i, 'Windows'],
  [/\bcros\b/i, 'ChromeOS'],
  [/mac os x/i, 'macOS'],
  [/linux/i, 'Linux'],
]

/** The name of the operating system; empty if it is not known (DEV-06). */
export function systemOf(userAgent: string, touchPoints = 0): string {
  const named = systemsOfTelevisions[deviceKind(userAgent, touchPoints)]
  return named ?? systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''
}
