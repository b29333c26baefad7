import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Guide, type TvEvent } from '../../hotel/guide.ts'
import { openGuide } from '../epg/openGuide.ts'
import { openHotel, openSignedInAt } from '../harness.tsx'
import { choose, optionsOf } from '../pickup/fillPickup.ts'
import { openCart, send } from '../shop/openShop.ts'
import { stopClock } from './deviceAt.ts'

/** The space before AM or PM is a no-break space. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? ''
const list = (name: string) => screen.getByRole('combobox', { name })
const pick = async ({ user }: Awaited<ReturnType<typeof openSignedInAt>>, name: string, option: RegExp) =>
  user.selectOptions(list(name), within(list(name)).getByRole('option', { name: option }))

async function openWakeUp(at: string) {
  stopClock(at)
  const hotel = await openHotel()
  const app = await openSignedInAt('/wakeUp', { hotel })
  await screen.findByRole('combobox', { name: 'Hour' })
  return app
}

describe('on the night on which the clocks of Vienna go back from 3 to 2', () => {
  it('CLK-02, ORD-03, ORD-16 an order in the first of the two hours is delivered in the second', async () => {
    stopClock('2026-10-25T00:41:00Z')
    const app = await openCart()
    await send(app)
    await screen.findByText('Thank you, your order has been sent.')
    expect(await app.desk.list('orders')).toMatchObject([{ delivery_time: '2026-10-25 02:15:00' }])
  })

  it('CLK-02, ORD-16 a chosen time that comes once more is accepted', async () => {
    stopClock('2026-10-25T00:46:00Z')
    const app = await openCart()
    await app.user.click(screen.getByRole('button', { name: /^As soon as possible/ }))
    const dialog = within(screen.getByRole('dialog', { name: 'When shall we deliver?' }))
    await app.user.selectOptions(dialog.getByRole('combobox', { name: 'Minutes' }), '40')
    await app.user.click(dialog.getByRole('button', { name: /^Deliver at 2:40\sAM$/ }))
    await send(app)
    await screen.findByText('Thank you, your order has been sent.')
    expect(await app.desk.list('orders')).toMatchObject([{ delivery_time: '2026-10-25 02:40:00' }])
  })

  it('CLK-02, WAKE-02 the guest is woken at the first of the two times', async () => {
    const app = await openWakeUp('2026-10-24T20:00:00Z')
    await pick(app, 'Hour', /^2\sAM$/)
    await pick(app, 'Minutes', /^30$/)
    await app.user.click(await screen.findByRole('button', { name: /^Wake me at 2:30\sAM/ }))
    await screen.findByRole('region', { name: 'Your wake-ups' })
    expect(app.hotel.desk.room('101').wake_ups).toMatchObject([{ time: '2026-10-25T00:30:00.000Z' }])
  })
})

describe('on the night on which the clocks of Vienna go forward from 2 to 3', () => {
  const eve = '2026-03-28T18:00:00Z'

  it('CLK-03, ORD-17 no delivery is offered in the hour that is left out', async () => {
    stopClock(eve)
    const app = await openCart()
    await app.user.click(screen.getByRole('button', { name: /^As soon as possible/ }))
    const dialog = within(screen.getByRole('dialog', { name: 'When shall we deliver?' }))
    await app.user.click(dialog.getByRole('radio', { name: 'Tomorrow' }))
    const hours = await optionsOf('Hour')
    expect(hours.slice(0, 3)).toEqual(['12 AM', '1 AM', '3 AM'])
    expect(hours).toHaveLength(23)
    await app.user.selectOptions(dialog.getByRole('combobox', { name: 'Hour' }), '3')
    await app.user.click(dialog.getByRole('button', { name: /^Hour earlier/ }))
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Hour' }).value).toBe('1')
  })

  it('CLK-03, WAKE-02 a wake-up that falls into the hour that is left out says the time that it becomes', async () => {
    const app = await openWakeUp('2026-03-27T18:00:00Z')
    await pick(app, 'Hour', /^2\sAM$/)
    await pick(app, 'Minutes', /^30$/)
    await screen.findByRole('button', { name: /^Wake me at 2:30\sAM\s· Tomorrow$/ })
    await pick(app, 'Day', /^Sunday$/)
    expect((await optionsOf('Hour')).slice(0, 3)).toEqual(['12 AM', '1 AM', '3 AM'])
    await app.user.click(await screen.findByRole('button', { name: /^Wake me at 3:30\sAM\s· Sunday$/ }))
    const set = within(await screen.findByRole('region', { name: 'Your wake-ups' }))
    set.getByText('3:30 AM')
    expect(app.hotel.desk.room('101').wake_ups).toMatchObject([{ time: '2026-03-29T01:30:00.000Z' }])
  })

  it('CLK-03, PICK-04, PICK-05 no pickup is offered in the hour that is left out', async () => {
    stopClock(eve)
    const app = await openSignedInAt('/pickup')
    await choose(app, 'Date', 'Tomorrow')
    await choose(app, 'Earliest time', '1:45 AM')
    expect((await optionsOf('Earliest time')).slice(6, 9)).toEqual(['1:30 AM', '1:45 AM', '3:00 AM'])
    expect((await optionsOf('Latest time'))[0]).toBe('3:00 AM')
  })
})

const guide = new Guide()

/** What the hotel sends on a channel of its first group between two instants. */
function programmeOf(from: string, to: string): TvEvent[] {
  const channel = guide.channel(501)
  if (!channel) throw new Error('there is no such channel')
  return guide.events(
    channel,
    { from: Date.parse(from), to: Date.parse(to) },
    Date.parse(from),
    'Europe/Vienna',
  )
}

const viennaTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Vienna',
  hour: 'numeric',
  minute: '2-digit',
})

describe.each([
  ['25', '2026-10-25T01:45:00Z', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 225],
  ['23', '2026-03-29T01:45:00Z', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 165],
])('CLK-04 on a day of %s hours', (_, now, midnight, nextMidnight, minutesSinceMidnight) => {
  it('EPG-12 a channel has every programme of the day once, and in order', async () => {
    stopClock(now)
    const { user } = await openGuide('/epg/501')
    await user.click(await screen.findByRole('button', { name: 'Show earlier programmes' }))
    const times = [...document.querySelectorAll('[data-part="time"]')].map((time) => plain(time.textContent))
    const told = programmeOf(midnight, nextMidnight).filter(
      ({ start }) => start * 1000 >= Date.parse(midnight),
    )
    expect(times).toEqual(
      told.map(({ start }) => plain(viennaTime.format(start * 1000)).replace('\u202f', ' ')),
    )
  })

  it('EPG-20 the list shows what runs now, and for how long', async () => {
    stopClock(now)
    await openGuide('/epg')
    const [event] = programmeOf(now, now)
    const left = Math.ceil(((event?.end ?? 0) * 1000 - Date.parse(now)) / 60_000)
    const list = within(await screen.findByRole('list', { name: 'Channels' }))
    await list.findByRole('link', { name: new RegExp(`News 24.*${event?.title}.*${left} min`) })
  })

  it('EPG-13 the grid has every half hour once, and today leads to now', async () => {
    stopClock(now)
    const { user } = await openGuide('/epg?view=time', { widthPx: 1280 })
    const grid = await screen.findByRole('grid', { name: 'TV guide' })
    const title = programmeOf(now, now)[0]?.title
    await within(grid).findByRole('gridcell', { current: 'time', name: new RegExp(`^${title}.*, `) })
    const [, ...heads] = within(grid).getAllByRole('columnheader')
    const first = Math.floor(Date.parse(now) / 1_800_000) * 1_800_000 - 1_800_000
    expect(heads.map((head) => plain(head.textContent))).toEqual(
      heads.map((_head, index) => plain(viennaTime.format(first + index * 1_800_000)).replace('\u202f', ' ')),
    )
    const line = grid.querySelector<HTMLElement>('[data-part="now"]')
    expect(line?.style.getPropertyValue('--at')).toBe(`${12 + minutesSinceMidnight / 3}rem`)
    await user.click(screen.getByRole('button', { name: 'Today' }))
    // The half hour that runs is the first.
    expect(grid.scrollLeft).toBe((Math.floor(minutesSinceMidnight / 30) * 30 * 16) / 3)
  })
})
