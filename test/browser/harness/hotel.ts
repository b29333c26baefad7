import { afterAll } from 'vitest'
import { startHotel as open } from '../../hotel/hotel.ts'
import { desk } from './desk.ts'

type Options = Omit<Parameters<typeof open>[0], 'port' | 'db'>

const closers = new Set<() => Promise<void>>()

/** A hotel of its own on a free port, fresh from the seed, closed at the end of the test file. */
export async function startHotel(options?: Options) {
  const hotel = await open({ ...options, port: 0, db: ':memory:' })
  const { origin } = hotel
  let closing: Promise<void> | undefined
  const close = async () => {
    closing ??= Promise.resolve(hotel.close())
    await closing
  }
  closers.add(close)
  return { origin, app: `${origin}/ONEapp`, desk: desk(origin), close }
}

afterAll(async () => {
  for (const close of closers) await close()
  closers.clear()
})
