// Starts a hotel and devices for one test, at whose end all of them are closed.
import { onTestFinished } from 'vitest'
import { type HotelOptions, startHotel } from '../../hotel/hotel.ts'
import { connect } from './device.ts'

type Options = HotelOptions & { port?: number; host?: string }

export async function startTestHotel(options: Options = {}) {
  const problems: string[] = []
  const hotel = await startHotel({
    log: (level, message) => problems.push(`${level}: ${message}`),
    ...options,
  })
  onTestFinished(() => hotel.close())
  const device = async (query?: string, headers?: Record<string, string>, localAddress?: string) => {
    const made = await connect(hotel.origin, query, headers, localAddress)
    onTestFinished(() => made.close())
    return made
  }
  return {
    ...hotel,
    /** What the hotel logged. */
    problems,
    device,
    guest: async (room = '101', name = 'Berger') => {
      const made = await device()
      await made.signIn(room, name)
      return made
    },
    get: (path: string, init?: RequestInit) => fetch(hotel.origin + path, { redirect: 'manual', ...init }),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(hotel.origin + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  }
}
