/** The guide out of the hotel's reach. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { selectIsAway } from '../../../src/core/offlineCache/selectIsAway.ts'
import { hotelDate } from '../../../src/core/time/clock.ts'
import { momentOf } from '../../../src/core/time/hotelClock.ts'
import { epgSlice } from '../../../src/domains/epg/slice.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { stateOf } from '../harness.tsx'
import { openGuide, programmeOf } from './openGuide.ts'

type App = Awaited<ReturnType<typeof openGuide>>

const zone = 'Europe/Vienna'
/** Sets the clock to a full hour of today, on the hotel's clock. */
const setHour = (hour: number) =>
  void vi.setSystemTime(momentOf(`${hotelDate(Date.now(), zone)} ${hour}:00:00`, zone))

const numberKept = () =>
  Object.keys(localStorage).filter((key) => /^answer\/epg\/programme\/.*\b501\b/.test(key)).length
const isLoaded = (app: App) =>
  passUntil(() => expect(stateOf(app, epgSlice).byId[501]).toMatchObject({ status: 'success' }))

/** Waits until the first channel's row shows what runs now. */
async function showsNow() {
  const [now] = programmeOf(501)
  const { getAllByRole } = within(await screen.findByRole('grid', { name: 'TV guide' }))
  await passUntil(() => {
    const [, row] = getAllByRole('row')
    const cell = row?.querySelector('[role="gridcell"][aria-current="time"]')
    expect(cell?.getAttribute('aria-label') ?? cell?.textContent).toContain(now?.title)
  })
}

it('RT-25, EPG-09 every part of the programme that was seen is there without the hotel, at another time, too', async () => {
  startFakeClock()
  setHour(10)
  const app = await openGuide('/epg?view=time', { widthPx: 1280 })
  await showsNow()
  // The screen of the channel loads the rest of the week.
  app.services.history.go('/epg/501')
  await screen.findByRole('heading', { level: 1, name: /News 24/ })
  await passUntil(() => screen.getByRole('button', { name: 'Tomorrow' }))
  await isLoaded(app)
  app.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await passUntil(() => expect(numberKept()).toBeGreaterThan(0))

  setHour(13)
  app.hotel.desk.fault({ refuse: 600 })
  app.hotel.desk.fault({ drop: true })
  await waitFor(() => expect(selectIsAway(app.store.getState() as never)).toBe(true))
  app.services.history.go('/epg?view=time')
  await showsNow()
  app.services.history.go('/epg/501')
  await screen.findByRole('heading', { level: 1, name: /News 24/ })
  await passUntil(() => screen.getByRole('button', { name: 'Tomorrow' }))
})
