import { startHotel as open } from '../../hotel/hotel.ts'
import { desk } from './desk.ts'

type Options = Omit<Parameters<typeof open>[0], 'port' | 'db'>

const closers = new Set<() => Promise<void>>()

/** Starts a freshly seeded hotel on a free port. `closeHotels` closes it at the end of the test file. */
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

export async function closeHotels(): Promise<void> {
  for (const close of closers) await close()
  closers.clear()
}
