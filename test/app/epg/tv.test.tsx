import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { noticesSlice } from '../../../src/domains/notices/slice.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { openHotel, openSignedIn, place, query, stateOf } from '../harness.tsx'
import { restoreRealTimers } from '../realTimers.ts'
import { channels, openGuide, play } from './openGuide.ts'

afterEach(restoreRealTimers)

const played = async (app: Awaited<ReturnType<typeof openGuide>>) =>
  (await app.desk.calls(play)).map(({ data }) => data.start_channel_id)

it('MENU-04, ROUTE-22, EPG-23 the menu opens all channels, and those of a group; the chosen one plays', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('button', { name: /^Your television/ }))
  const [all, news] = await waitFor(() => {
    const links = within(screen.getByRole('dialog')).getAllByRole('link')
    const found = links.filter((link) => /tvall|tvgroup/.test(link.getAttribute('href') ?? ''))
    expect(found).toHaveLength(2)
    return found
  })
  expect(news?.getAttribute('href')).toMatch(/\/tvgroup\?onclickVal=news/)
  await app.user.click(all as HTMLElement)
  const title = await screen.findByRole('heading', { level: 1, name: 'Live TV' })
  expect(place()).toBe('/tvall')
  // Nothing is rendered above the title, not even an empty line.
  expect(title.previousSibling).toBeNull()
  const list = await channels()
  expect(list.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('120')
  await app.user.click(list.getByRole('button', { name: /World Report/ }))
  await list.findByRole('button', { name: /World Report.*On the TV now/ })
  expect(await played(app)).toEqual([502])
  app.services.history.go('/tvgroup?onclickVal=sports')
  await screen.findByRole('heading', { level: 1, name: 'Sports' })
  expect(query().get('onclickVal')).toBe('sports')
  const sports = (await channels()).getAllByRole('button')
  expect(sports.length).toBeLessThan(20)
})

it('EPG-23 a group is the same in any letter case', async () => {
  await openGuide('/tvgroup?onclickVal=Sports')
  expect((await channels()).getAllByRole('button').length).toBeLessThan(20)
})

it('EPG-23, EPG-26 a group without channels says so', async () => {
  const app = await openGuide('/tvgroup?onclickVal=gardening')
  await screen.findByText('no data available')
  await app.user.click(screen.getByRole('link', { name: 'All channels' }))
  await screen.findByRole('heading', { level: 1, name: 'Live TV' })
  expect(place()).toBe('/tvall')
})

it('EPG-21 SERR-12 a refusal says "Playback failed", and the channel is not shown as playing', async () => {
  const app = await openGuide('/tvall')
  app.hotel.desk.fault({ ...play, status: 'ERROR', times: 1 })
  await app.user.click((await channels()).getByRole('button', { name: /News 24/ }))
  await screen.findByText('Playback failed')
  expect(screen.queryByText('On the TV now')).toBeNull()
})

it('EPG-21 a refusal takes the place of what was said of the television before', async () => {
  const app = await openGuide('/tvall')
  const list = await channels()
  await app.user.click(list.getByRole('button', { name: /World Report/ }))
  await screen.findByText('World Report is on the TV')
  app.hotel.desk.fault({ ...play, status: 'ERROR', times: 1 })
  await app.user.click(list.getByRole('button', { name: /News 24/ }))
  const texts = () => stateOf(app, noticesSlice).queue.map(({ text }) => text)
  await waitFor(() => expect(texts()).toContain('player.failed'))
  expect(texts()).toEqual(['player.failed'])
  await screen.findByText('Playback failed')
})

it('GEN-01, EPG-23 without a television a channel leads to its programme', async () => {
  await openGuide('/tvall', { room: '106', name: 'Schmidt', path: '/?property=1&theme=1&lang=en' })
  const row = (await channels()).getByRole('link', { name: /News 24/ })
  expect(row.getAttribute('href')).toMatch(/\/epg\/501\?/)
})

it('EPG-24, SCONST-08 a channel watched for the hotel’s time is a favourite of this stay, listed first', async () => {
  startFakeClock()
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { tv_favourites_min_time: '1' } })
  const app = await openGuide('/tvall', { hotel })
  const list = await channels()
  await app.user.click(list.getByRole('button', { name: /Euro Journal/ }))
  await passUntil(() => expect(localStorage.getItem('tv-favourites')).toContain('505'))
  // The channel keeps its place while the list is open.
  expect(list.getAllByRole('button')[0]?.textContent).toContain('News 24')
  app.services.history.go('/weather/0')
  await screen.findByRole('heading', { level: 1, name: 'Vienna' })
  app.services.history.go('/tvall')
  const [first] = (await channels()).getAllByRole('button')
  expect(first?.textContent).toContain('Euro Journal')
  expect(first?.textContent).toContain('Favourite')
})

it('EPG-24, CONST-40 one that is left sooner is none, nor what another guest watched', async () => {
  localStorage.setItem('tv-favourites', JSON.stringify({ stay: 'another', ids: [505] }))
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { tv_favourites_min_time: '120' } })
  const app = await openGuide('/tvall', { hotel })
  const list = await channels()
  expect(list.getAllByRole('button')[0]?.textContent).toContain('News 24')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await app.user.click(list.getByRole('button', { name: /Capital Business/ }))
  await list.findByRole('button', { name: /Capital Business.*On the TV now/ })
  await app.user.click(list.getByRole('button', { name: /Markets Live/ }))
  await list.findByRole('button', { name: /Markets Live.*On the TV now/ })
  vi.advanceTimersByTime(120_000)
  restoreRealTimers()
  await waitFor(() => expect(localStorage.getItem('tv-favourites')).toContain('504'))
  expect(localStorage.getItem('tv-favourites')).not.toMatch(/50[35]/)
})

it('EPG-25, CONST-41, SCONST-08 in mode tv a channel that has held the focus starts playing', async () => {
  startFakeClock()
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { play_timeout: '400' } })
  const app = await openGuide('/tvall', { hotel, path: '/?property=1&theme=1&mode=tv' })
  const list = await channels()
  list.getByRole('button', { name: /News 24/ }).focus()
  list.getByRole('button', { name: /Markets Live/ }).focus()
  await passUntil(() => list.getByRole('button', { name: /Markets Live.*On the TV now/ }))
  expect(await played(app)).toEqual([504])
})

it('EPG-25 in other modes it waits to be pressed; a number plays its channel', async () => {
  startFakeClock()
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { play_timeout: '50' } })
  const app = await openGuide('/tvall', { hotel })
  const list = await channels()
  list.getByRole('button', { name: /News 24/ }).focus()
  await app.user.keyboard('12')
  await passUntil(async () => expect(await played(app)).not.toEqual([]))
  await list.findByRole('button', { name: /^12 .*On the TV now/ })
  expect(await played(app)).toEqual([512])
})

it('HOUSE-03, EPG-21, TV-04 in a suite the guest says on which television to watch, and the choice is remembered', async () => {
  const app = await openGuide('/epg/501')
  const openCurrent = async () => {
    const running = await waitFor(() => {
      const entry = document.querySelector<HTMLElement>('button[aria-current="time"]')
      if (!entry) throw new Error('no programme is running')
      return entry
    })
    await app.user.click(running)
    return within(await screen.findByRole('dialog'))
  }
  const asking = await openCurrent()
  asking.getByRole('button', { name: 'Play on TV · TV living room' })
  await app.user.click(asking.getByRole('button', { name: 'Play on TV · TV bedroom' }))
  await waitFor(async () =>
    expect((await app.desk.calls(play)).map(({ data }) => data)).toMatchObject([{ room_ip_id: 18 }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const remembered = await openCurrent()
  await app.user.click(remembered.getByRole('button', { name: 'Play on TV' }))
  await waitFor(async () =>
    expect((await app.desk.calls(play)).map(({ data }) => data.room_ip_id)).toEqual([18, 18]),
  )
})
