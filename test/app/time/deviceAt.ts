import { vi } from 'vitest'
import { atEnd } from '../atEnd.ts'
import { openHotel } from '../harness.tsx'
import { restoreRealTimers } from '../realTimers.ts'

const hourMs = 3_600_000

/** Stops the device's clock at a time, ISO 8601 UTC, and that of every hotel opened afterwards. */
export function stopClock(at: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) })
  atEnd(restoreRealTimers)
}

/**
 * Opens a hotel whose clock has stopped at a time.
 * @param deviceAheadHours hours by which the clock of this device is ahead of it
 */
export async function openHotelAt(at: string, deviceAheadHours: number) {
  stopClock(new Date(Date.parse(at) + deviceAheadHours * hourMs).toISOString())
  const hotel = await openHotel()
  hotel.desk.clock({ now: at })
  return hotel
}

/** Sets this device's clock alone, which the hotel in this process shares. */
export function setDevice(hotel: Awaited<ReturnType<typeof openHotel>>, at: string): void {
  const hotelTime = hotel.services.clock.iso()
  vi.setSystemTime(Date.parse(at))
  hotel.desk.clock({ now: hotelTime })
}
