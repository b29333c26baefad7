import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerInstead, tvWithTextId } from '../badAnswers.ts'
import { configured, deskOf, openApp, openHotel, openSignedIn } from '../harness.tsx'
import { countries, iceland, openRadio, stationButton, stations } from './openRadio.ts'

const call = { module: 'SQMOD_Radio', function: 'getAllRadioStationsWithFavourites' }

async function openWith(payload: unknown) {
  const app = await openSignedIn()
  const answer = await answerInstead(app.desk, call, payload)
  app.services.history.go('/webradio')
  await answer()
  return app
}

it('RAD-20, SERR-17 says so where the hotel has no channels', async () => {
  await openWith({ status: 'OK', root: [{ id: 'fav_01', name: 'Favourites', radio_stations: [] }] })
  await screen.findByText('No radio channels available')
  expect(screen.queryByRole('navigation', { name: 'Countries' })).toBeNull()
})

const broken = {
  status: 'OK',
  root: [
    null,
    { id: 49, iso2: 'DE', name: 'Germany', radio_stations: null },
    {
      id: '43',
      iso2: null,
      i18nName: 'Österreich',
      name: 'Austria',
      radio_stations: [
        null,
        { name: 'no id' },
        { id: 7, name: 'Wien 7', extra: true },
        { id: '7', name: 'Wien 7' },
      ],
    },
  ],
}

it('RAD-20, RAD-03, RAD-04 a country without stations says so; what cannot be read costs itself alone', async () => {
  const app = await openWith(broken)
  await screen.findByText('No radio stations available')
  const names = (await countries()).getAllByRole('button').map((button) => button.textContent)
  expect(names).toEqual(['Germany', 'Österreich'])
  await app.user.click((await countries()).getByRole('button', { name: 'Österreich' }))
  await stationButton('Play Wien 7')
  expect((await stations()).getAllByRole('listitem')).toHaveLength(1)
})

it('RAD-05, RAD-20 favourites are stations, also where the hotel has no countries beside them', async () => {
  const favourite = { id: 'r-1', name: 'Wien 7', stream_address: 'https://radio.example/7' }
  await openWith({
    status: 'OK',
    root: [{ id: 'fav_01', name: 'Favourites', radio_stations: [favourite] }],
  })
  await stationButton('Play Wien 7')
  ;(await countries()).getByRole('button', { name: 'Favourites', current: true })
})

describe('on the television', () => {
  const toTv = { module: 'SQMOD_RemotePlayer', function: 'playRadioChannel' }
  const onTv = 'Play on TV: Hekla 404'

  it('RAD-18, RAD-19, SCONST-06, CONST-28 plays a station on the TV of the room', async () => {
    const app = await openRadio({ country: '354' })
    await app.user.click(await stationButton(onTv))
    await screen.findByText(/^Now on .+: Hekla 404$/)
    const [asked] = await app.desk.calls(toTv)
    expect(asked?.data).toEqual({ room_ip_id: 17, item_id: 'r-is-missing', category_id: '0' })
    expect(app.hotel.desk.room('101').tvs[0]?.plays).toMatchObject({ item: 'r-is-missing' })
    expect(screen.queryByRole('region', { name: 'Radio' })).toBeNull()
  })

  it('RAD-18 names the TV by a number where the hotel lists it by a text', async () => {
    const hotel = await openHotel()
    const answer = await tvWithTextId(deskOf(hotel))
    const app = await openRadio({ hotel, country: '354' })
    await answer()
    await app.user.click(await stationButton(onTv))
    await screen.findByText('Now on TV: Hekla 404')
    expect((await app.desk.calls(toTv)).map(({ data }) => data)).toMatchObject([{ room_ip_id: 17 }])
  })

  it('CONF-16 goes to the TV where the hotel routes it there', async () => {
    const hotel = await openHotel()
    hotel.desk.property({ id: '1', systemValues: { player_routing: 'tv', default_radio_category: '43' } })
    const app = await openRadio({ hotel, country: '354' })
    await configured(app)
    await stationButton(onTv)
    await app.user.click(await stationButton('Play Hekla 404'))
    await screen.findByText(/^Now on .+: Hekla 404$/)
    expect((await app.desk.calls(toTv))[0]?.data).toMatchObject({ category_id: '43' })
  })

  it('TV-03, RAD-18 a TV without a name is just the TV', async () => {
    const hotel = await openHotel()
    const rooms = { module: 'SQMOD_RoomInformation', function: 'getRoomsByRoomnumber' }
    const nameless = { status: 'OK', root: [{ id: 17, ip: '10.20.1.17', name: null }] }
    const answer = await answerInstead(deskOf(hotel), rooms, nameless)
    const app = await openRadio({ hotel, country: iceland })
    await answer()
    await app.user.click(await stationButton(onTv))
    await screen.findByText('Hekla 404 is on the TV')
  })

  it('RAD-21, ERR-10, SERR-12 a refusal says "Playback failed"', async () => {
    const app = await openRadio({ country: '354' })
    await app.desk.tell('faults', { ...toTv, status: 'ERROR', times: 1 })
    await app.user.click(await stationButton(onTv))
    await screen.findByText('Playback failed')
  })

  it('is not offered in a room without one', async () => {
    await openRadio({ room: '106', name: 'Schmidt', country: iceland })
    await screen.findByRole('list')
    expect(screen.queryByRole('button', { name: /TV|Fernseher/ })).toBeNull()
  })
})

it('a guest whom the hotel refuses gets no radio', async () => {
  await openApp({ path: '/webradio?property=1&theme=1' })
  await screen.findByRole('button', { name: 'Sign in' })
})
