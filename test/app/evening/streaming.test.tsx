import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerInstead, tvWithTextId } from '../badAnswers.ts'
import { deskOf, openHotel, openSignedIn, place } from '../harness.tsx'

const module = 'SQMOD_RemotePlayer'

async function openStreaming(
  path = '/streamingDevices/chromecast',
  options: Parameters<typeof openSignedIn>[0] = {},
) {
  const app = await openSignedIn(options)
  app.services.history.go(path)
  return app
}
const card = async (name: string) => within(await screen.findByRole('region', { name }))

it('STRM-01, STRM-02, STRM-03, MENU-09 the menu opens the devices of a type, and each says how to connect', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('button', { name: /^Your television/ }))
  await app.user.click(await screen.findByRole('link', { name: 'Cast from your phone' }))
  expect(place()).toBe('/streamingDevices/chromecast')
  await screen.findByRole('heading', { level: 1, name: 'Chromecast' })
  const device = await card('TV living room Cast')
  device.getByText('Ready')
  expect(device.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Connect your device to the network Hotel Guest.',
    'Open your app, tap the Cast symbol and choose TV living room Cast.',
    expect.stringMatching(/^Enter the code \d{4} when you are asked for it\.$/),
  ])
  expect(await app.desk.calls({ module, function: 'getStreamingDevices' })).toMatchObject([
    { data: { room_ip_id: 17, type: 'chromecast' } },
  ])
})

it('STRM-02 names the television by a number where the hotel lists it by a text', async () => {
  const hotel = await openHotel()
  const answer = await tvWithTextId(deskOf(hotel))
  const app = await openSignedIn({ hotel })
  await answer()
  app.services.history.go('/streamingDevices/chromecast')
  const device = await card('TV living room Cast')
  await app.user.click(device.getByRole('button', { name: /^Show/ }))
  await waitFor(async () =>
    expect(await app.desk.calls({ module, function: 'startStreamingDevice' })).toMatchObject([
      { data: { room_ip_id: 17 } },
    ]),
  )
})

it('STRM-02 lists the devices of its type alone where the hotel answers with all of them', async () => {
  const app = await openSignedIn()
  const types = ['Chromecast', 'airplay', 'bluetooth', 'dongle', '']
  const root = types.map((type, id) => ({ id, type, name: `Device ${id}`, status: 'available' }))
  const answer = await answerInstead(
    app.desk,
    { module, function: 'getStreamingDevices' },
    { status: 'OK', root },
  )
  app.services.history.go('/streamingDevices/chromecast')
  await answer()
  for (const id of [0, 3, 4]) await card(`Device ${id}`)
  for (const id of [1, 2]) expect(screen.queryByText(`Device ${id}`)).toBeNull()
})

it('STRM-02, STRM-03 a device without a name is called by its type, and the steps say so', async () => {
  const app = await openSignedIn()
  const root = [
    { id: 1, type: 'airplay', name: null },
    { id: 2, type: 'dongle' },
  ]
  const asked = { module, function: 'getStreamingDevices' }
  const answer = await answerInstead(app.desk, asked, { status: 'OK', root })
  app.services.history.go('/streamingDevices/hologram')
  await answer()
  const steps = async (name: string) => (await card(name)).getByRole('list').textContent
  expect(await steps('AirPlay')).toBe('Open Control Centre, tap Screen Mirroring and choose AirPlay.')
  expect(await steps('Television')).toBe('Choose Television on your device.')
})

it('STRM-01 a type that nobody knows shows all devices', async () => {
  await openStreaming('/streamingDevices/hologram')
  await screen.findByRole('heading', { level: 1, name: 'Streaming' })
  for (const name of ['Cast', 'AirPlay', 'Speaker']) await card(`TV living room ${name}`)
})

it('STRM-04 a device is shown on the television and ended again, on the other television too', async () => {
  const app = await openStreaming()
  const device = await card('TV living room Cast')
  await app.user.click(device.getByRole('button', { name: 'Show on the television TV living room Cast' }))
  await device.findByText('On the television now')
  expect(app.hotel.desk.room('101').tvs).toMatchObject([{ streams: 170 }, { streams: null }])
  await app.user.click(device.getByRole('button', { name: 'End TV living room Cast' }))
  await device.findByText('Ready')
  expect(app.hotel.desk.room('101').tvs).toMatchObject([{ streams: null }, { streams: null }])
  await app.user.click(screen.getByRole('radio', { name: 'TV bedroom' }))
  await card('TV bedroom Cast')
})

it('STRM-04 a device is ended while the list that shows it is still on its way', async () => {
  const app = await openStreaming()
  const device = await card('TV living room Cast')
  await app.desk.tell('faults', { module, function: 'getStreamingDevices', silent: true, times: 1 })
  await app.user.click(device.getByRole('button', { name: /^Show/ }))
  await waitFor(() => expect(app.hotel.desk.room('101').tvs[0]?.streams).toBe(170))
  const again = device.getByRole('button', { name: /^Show/ })
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull())
  await app.user.click(again)
  await app.user.click(await device.findByRole('button', { name: /^End/ }))
  await device.findByText('Ready')
})

describe.each([
  ['status ERROR', { status: 'ERROR', message: 'no' }],
  ['no payload', 'soon'],
])('STRM-05 with %s', (_, payload) => {
  it('a refusal is told, and the device can be tried again', async () => {
    const app = await openStreaming()
    const device = await card('TV living room Cast')
    const answer = await answerInstead(app.desk, { module, function: 'startStreamingDevice' }, payload)
    const start = device.getByRole('button', { name: 'Show on the television TV living room Cast' })
    await app.user.click(start)
    await answer()
    await screen.findByText('Playback failed')
    await app.user.click(await device.findByRole('button', { name: /^Show/ }))
    await device.findByText('On the television now')
  })
})

it('STRM-05 says so where there is no device, and offers another try where none was told', async () => {
  const hotel = await openHotel()
  hotel.desk.fault({ module, function: 'getStreamingDevices', status: 'ERROR' })
  const app = await openStreaming('/streamingDevices/airplay', { hotel })
  const again = await screen.findByRole('button', { name: 'Try again' })
  hotel.desk.clearFaults()
  const answer = await answerInstead(
    app.desk,
    { module, function: 'getStreamingDevices' },
    { status: 'OK', root: [] },
  )
  await app.user.click(again)
  await answer()
  await screen.findByText('no content available for this module')
})

it.each([
  ['streaming', 'On the television now', 'End TV 412'],
  ['Playing', 'On the television now', 'End TV 412'],
  ['busy', 'In use', 'End TV 412'],
  ['offline', 'Not available at the moment', 'Show on the television TV 412'],
  ['idle', 'Ready', 'Show on the television TV 412'],
])('STRM-02, STRM-04 a hotel that calls the state %s is understood', async (status, state, button) => {
  const hotel = await openHotel()
  const device = { id: 3, type: 'chromecast', name: 'TV 412', status, code: '4821', network: 'Hotel-Guest' }
  const list = { module, function: 'getStreamingDevices' }
  const app = await openSignedIn({ hotel })
  const answer = await answerInstead(app.desk, list, { status: 'OK', root: [device] })
  app.services.history.go('/streamingDevices/chromecast')
  await answer()
  const shown = await card('TV 412')
  shown.getByText(state)
  await app.user.click(shown.getByRole('button', { name: button }))
  const asked = { room_ip_id: 17, device_id: 3 }
  const name = button.startsWith('End') ? 'stopStreamingDevice' : 'startStreamingDevice'
  await waitFor(async () =>
    expect((await app.desk.calls({ module, function: name }))[0]?.data).toEqual(asked),
  )
})

it.each([
  ['airplay', 'AirPlay', 'Open Control Centre, tap Screen Mirroring and choose TV living room AirPlay.'],
  ['bluetooth', 'Speaker', 'Open the Bluetooth settings and choose TV living room Speaker.'],
])('STRM-03 each type has steps of its own: %s', async (type, name, step) => {
  await openStreaming(`/streamingDevices/${type}`)
  const steps = (await card(`TV living room ${name}`))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(steps).toEqual([
    'Connect your device to the network Hotel Guest.',
    step,
    expect.stringMatching(/^Enter the code \d{4} when you are asked for it\.$/),
  ])
})
