import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Guide } from '../../hotel/guide.ts'
import { bodyInstead, heldInstead } from '../badAnswers.ts'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import { openSignedIn, openSignedInAt, place } from '../harness.tsx'
import { openCart, send } from '../shop/openShop.ts'
import { openHotelAt, setDevice } from './deviceAt.ts'

const utcTime = '/ONEapp/api/php_helpers/utc_time.php'
/** Half past seven in the evening in Vienna. */
const evening = '2026-11-21T18:33:20Z'
const asked = ({ desk }: Pick<Awaited<ReturnType<typeof openSignedIn>>, 'desk'>) =>
  desk.calls({ module: 'HTTP', function: `GET ${utcTime}` })
const greeting = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Times at which a slow clock, or a fast one, still shows or already shows another part of the day. */
const slow = {
  day: { at: '2026-11-21T11:30:00Z', greeting: 'Good afternoon, Anna' },
  wake: { at: '2026-11-21T06:30:00Z', day: 'Tomorrow', time: '2026-11-22T06:00:00.000Z' },
}
const fast = {
  day: { at: '2026-11-21T10:30:00Z', greeting: 'Good morning, Anna' },
  wake: { at: '2026-11-21T05:30:00Z', day: 'Today', time: '2026-11-21T06:00:00.000Z' },
}

describe.each([
  ['26 hours slow', -26, slow],
  ['an hour slow', -1, slow],
  ['3 hours fast', 3, fast],
])('with a device’s clock that is %s', (_, deviceAheadHours, { day, wake }) => {
  it('CLK-01, ORD-03, ORD-17 dinner is ordered for the right minute', async () => {
    const hotel = await openHotelAt(evening, deviceAheadHours)
    const app = await openCart({ hotel })
    await screen.findByText('about 8:05 PM')
    await send(app)
    await screen.findByText('Thank you, your order has been sent.')
    screen.getByText(/^Delivery at 8:05\sPM, room 101$/)
    screen.getByText(/^Sent at 7:33\sPM/)
    const [order] = await app.desk.list('orders')
    expect(order?.delivery_time).toBe('2026-11-21 20:05:00')
  })

  it('CLK-01 home greets for the hotel’s time of day', async () => {
    await openSignedIn({ hotel: await openHotelAt(day.at, deviceAheadHours) })
    await greeting(day.greeting)
  })

  it('CLK-01, WAKE-02 the wake-up is for the hotel’s next seven o’clock', async () => {
    const hotel = await openHotelAt(wake.at, deviceAheadHours)
    const app = await openSignedInAt('/wakeUp', { hotel })
    const name = new RegExp(`^Wake me at 7:00\\sAM\\s· ${wake.day}$`)
    await app.user.click(await screen.findByRole('button', { name }))
    await screen.findByRole('region', { name: 'Your wake-ups' })
    expect(hotel.desk.room('101').wake_ups).toMatchObject([{ time: wake.time }])
  })

  it('CLK-01, WAKE-14 the sleep timer runs for as long as was chosen', async () => {
    const app = await openSignedInAt('/sleeptimer', { hotel: await openHotelAt(evening, deviceAheadHours) })
    const lengths = within(await screen.findByRole('radiogroup', { name: 'Switch off in' }))
    await app.user.click(lengths.getByRole('radio', { name: '60 min' }))
    await screen.findByText('60 minutes')
    screen.getByText(/^The television goes off at 8:33\sPM\.$/)
  })

  it('CLK-01, EPG-15 the guide shows what runs by the hotel’s clock', async () => {
    const hotel = await openHotelAt(evening, deviceAheadHours)
    await openSignedInAt('/epg', { hotel })
    const guide = new Guide()
    const channel = guide.channel(501)
    if (!channel) throw new Error('there is no such channel')
    const now = Date.parse(evening)
    const [event] = guide.events(channel, { from: now, to: now }, now, 'Europe/Vienna')
    const list = within(await screen.findByRole('list', { name: 'Channels' }))
    await list.findByRole('link', { name: new RegExp(`News 24.*${event?.title}`) })
  })
})

it('CLK-01 a clock that was set right while the guest was elsewhere is right when they come back', async () => {
  const morning = '2026-11-21T10:30:00Z'
  const hotel = await openHotelAt(morning, 10)
  const app = await openSignedIn({ hotel })
  await greeting('Good morning, Anna')
  setDevice(hotel, morning)
  fireEvent.focus(window)
  await waitFor(async () => expect(await asked(app)).toHaveLength(2))
  act(() => app.services.history.go('/sleeptimer'))
  await greeting('Sleep timer')
  act(() => app.services.history.go('/'))
  await greeting('Good morning, Anna')
})

it('CLK-01 a device that slept, or whose clock was set, asks for the time without the guest', async () => {
  startFakeClock()
  const app = await openSignedIn()
  await passUntil(async () => expect(await asked(app)).toHaveLength(1))
  await pass(65_000)
  expect(await asked(app)).toHaveLength(1)
  vi.setSystemTime(Date.now() + 3_600_000)
  await passUntil(async () => expect(await asked(app)).toHaveLength(2))
})

it('CLK-01 an answer that was on its way while the device slept does not move its clock', async () => {
  const utc = '2026-11-21T06:30:00Z'
  const late = heldInstead(utcTime, JSON.stringify({ utc }))
  const app = await openSignedIn({ hotel: await openHotelAt(utc, 0.25) })
  await greeting('Good morning, Anna')
  await waitFor(() => expect(late.asked()).toBe(1))
  vi.setSystemTime(Date.parse('2026-11-21T14:30:00Z'))
  late.letGo()
  act(() => app.services.history.go('/sleeptimer'))
  await greeting('Sleep timer')
  act(() => app.services.history.go('/'))
  await greeting('Good afternoon, Anna')
})

it('CLK-01, SHOP-31 a shop that is closed by the device’s clock alone opens as soon as the hotel’s is known', async () => {
  const utc = '2026-11-21T19:00:00Z'
  const late = heldInstead(utcTime, JSON.stringify({ utc }))
  await openSignedInAt('/shop/flow/2', { hotel: await openHotelAt(utc, 10) })
  within(await screen.findByRole('dialog')).getByText(/^The shop is closed/)
  late.letGo()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('Aurora Bar', { selector: 'h1' })
  expect(place()).toBe('/shop/flow/2')
})

it('CLK-01 without an answer the device’s clock is good enough', async () => {
  bodyInstead(utcTime, 'out of order', 500)
  const hotel = await openHotelAt(evening, -1)
  await openSignedIn({ hotel })
  await greeting('Good evening, Anna')
})

it('CLK-01 the hotel is asked once for each connection', async () => {
  const hotel = await openHotelAt(evening, 3)
  const app = await openSignedIn({ hotel })
  await waitFor(async () => expect(await asked(app)).toHaveLength(1))
  act(() => app.services.history.go('/sleeptimer'))
  await greeting('Sleep timer')
  expect(await asked(app)).toHaveLength(1)
  hotel.desk.fault({ drop: true })
  await waitFor(async () => expect(await asked(app)).toHaveLength(2))
})
