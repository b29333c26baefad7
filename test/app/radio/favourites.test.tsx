import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { favouriteSwitched } from '../../../src/domains/radio/stationsSlice.ts'
import { answerInstead } from '../badAnswers.ts'
import { deskOf, openHotel } from '../harness.tsx'
import { countries, iceland, openRadio, stationButton, stations } from './openRadio.ts'

const module = 'SQMOD_Radio'
const add = { module, function: 'insertMyFavouritesManually' }
const remove = { module, function: 'removeMyFavouritesManually' }
const mark = 'Add to favourites: Hekla 404'
const unmark = 'Remove from favourites: Hekla 404'

it('RAD-05, RAD-06, RAD-07, SCONST-06 a mark keeps a station, and favourites come first', async () => {
  const app = await openRadio({ country: iceland })
  expect((await countries()).queryByRole('button', { name: 'Favourites' })).toBeNull()
  await app.user.click(await stationButton(mark))
  // The mark changes at once, before the hotel has answered.
  await stationButton(unmark)
  const favourites = await (await countries()).findByRole('button', { name: 'Favourites' })
  expect((await countries()).getAllByRole('button')[0]).toBe(favourites)
  expect((await app.desk.calls(add)).map(({ data }) => data)).toEqual([{ item_id: 'r-is-missing' }])
  expect(await app.desk.calls({ module, function: 'getMyFavourites' })).toHaveLength(1)
  expect(app.hotel.desk.room('101').favourite_stations).toEqual(['r-is-missing'])
  await app.user.click(favourites)
  await waitFor(async () => expect((await stations()).getAllByRole('listitem')).toHaveLength(1))
  await waitFor(() => expect(window.location.search).toContain('country=fav_01'))
})

it('RAD-22 the radio begins with the favourites of a guest who has some, and stays where their first one was marked', async () => {
  const hotel = await openHotel()
  const first = await openRadio({ hotel })
  const play = (await (await stations()).findAllByRole('button', { name: /^Play / }))[0]?.textContent ?? ''
  await first.user.click(await stationButton(`Add to favourites: ${play}`))
  await (await countries()).findByRole('button', { name: 'Favourites' })
  expect((await countries()).getByRole('button', { current: true }).textContent).toBe('Austria')
  first.close()
  await openRadio({ hotel })
  await waitFor(async () => expect((await stations()).getAllByRole('listitem')).toHaveLength(1))
  expect((await countries()).getByRole('button', { current: true }).textContent).toBe('Favourites')
})

it('RAD-06 favourites are asked for where the list of stations comes without them', async () => {
  const hotel = await openHotel()
  const station = { id: 'r-101', name: 'Radio One', image: '', stream_address: 'https://radio.example/1' }
  const germany = { id: '49', iso2: 'DE', name: 'Germany', radio_stations: [station] }
  const all = { module, function: 'getAllRadioStationsWithFavourites' }
  const desk = deskOf(hotel)
  const answer = await answerInstead(desk, all, { status: 'OK', root: [germany] })
  const favourites = await answerInstead(
    desk,
    { module, function: 'getMyFavourites' },
    { status: 'OK', root: [station] },
  )
  const app = await openRadio({ hotel })
  await answer()
  await favourites()
  await (await countries()).findByRole('button', { name: 'Favourites' })
  await stationButton('Remove from favourites: Radio One')
  expect(await app.desk.calls({ module, function: 'getMyFavourites' })).toHaveLength(1)
})

it('RAD-08, RAD-05 taking the last mark away leaves the favourites open, with a word on how to get some', async () => {
  const hotel = await openHotel()
  const first = await openRadio({ hotel, country: iceland })
  await first.user.click(await stationButton(mark))
  await (await countries()).findByRole('button', { name: 'Favourites' })
  first.close()
  const app = await openRadio({ hotel, country: 'fav_01' })
  await app.user.click(await stationButton(unmark))
  await screen.findByText(/^No favourites yet/)
  ;(await countries()).getByRole('button', { name: 'Favourites' })
  expect((await app.desk.calls(remove)).map(({ data }) => data)).toEqual([{ item_id: 'r-is-missing' }])
  await waitFor(() => expect(hotel.desk.room('101').favourite_stations).toEqual([]))
  // A press by mistake is undone by one more.
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(hotel.desk.room('101').favourite_stations).toEqual(['r-is-missing']))
  await app.user.click(await stationButton(unmark))
  await waitFor(() => expect(hotel.desk.room('101').favourite_stations).toEqual([]))
  await app.user.click((await countries()).getByRole('button', { name: 'Iceland' }))
  await waitFor(async () =>
    expect((await countries()).queryByRole('button', { name: 'Favourites' })).toBeNull(),
  )
})

it('RAD-07 the late answer of an older list takes no mark away', async () => {
  const app = await openRadio({ country: iceland })
  const older = await answerInstead(
    app.desk,
    { module, function: 'getMyFavourites' },
    { status: 'OK', root: [] },
  )
  await app.user.click(await stationButton(mark))
  await waitFor(async () =>
    expect(await app.desk.calls({ module, function: 'getMyFavourites' })).toHaveLength(1),
  )
  await app.user.click(screen.getAllByRole('button', { name: /^Add to favourites/ })[0] as HTMLElement)
  await (await countries()).findByRole('button', { name: 'Favourites' })
  await older()
  await app.desk.tell('message', { room: '101', text: 'After that' })
  await screen.findByRole('dialog')
  await app.user.click(screen.getByRole('button', { name: 'Later' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove from fav/ })).toHaveLength(2))
})

it.each([
  ['adding', add],
  ['removing', remove],
])('RAD-21, ERR-10 a mark goes back in silence where %s it fails', async (_, call) => {
  const app = await openRadio({ country: iceland })
  if (call === remove) {
    await app.user.click(await stationButton(mark))
    await (await countries()).findByRole('button', { name: 'Favourites' })
  }
  await app.desk.tell('faults', { ...call, status: 'ERROR', times: 1 })
  const [before, after] = call === add ? [mark, unmark] : [unmark, mark]
  await app.user.click(await stationButton(before))
  await waitFor(async () => expect(await app.desk.calls(call)).toHaveLength(1))
  await stationButton(before)
  expect(screen.queryByRole('button', { name: after })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('RAD-09 nothing is sent for a station without an id', async () => {
  const app = await openRadio({ country: iceland })
  await stationButton(mark)
  app.store.dispatch(favouriteSwitched({ id: '', isOn: true }))
  app.store.dispatch(favouriteSwitched({ id: '', isOn: false }))
  await app.user.click(await stationButton(mark))
  await stationButton(unmark)
  await waitFor(async () => expect(await app.desk.calls(add)).toHaveLength(1))
  expect(await app.desk.calls(remove)).toEqual([])
})
