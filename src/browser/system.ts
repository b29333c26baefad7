/** The operating system of the device, as far as the browser tells it. */
import { type DeviceKind, deviceKind } from './deviceKind.ts'

const systemsOfTelevisions: Partial<Record<DeviceKind, string>> = {
  netcast: 'NetCast',
  tizen: 'Tizen',
  webos: 'webOS',
  androidtv: 'Android TV',
  applemobile: 'iOS',
}

// In this order: Android calls itself Linux too, and ChromeOS names no other.
const systems: readonly [RegExp, string][] = [
  [/android/i, 'Android'],
  [/windows/i, 'Windows'],
  [/\bcros\b/i, 'ChromeOS'],
  [/mac os x/i, 'macOS'],
  [/linux/i, 'Linux'],
]

/** The operating system as far as the browser tells it; the empty text where it does not (DEV-06). */
export function systemOf(userAgent: string, touchPoints = 0): string {
  const named = systemsOfTelevisions[deviceKind(userAgent, touchPoints)]
  return named ?? systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''
}
