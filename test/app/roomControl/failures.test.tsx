import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { roomControlSlice } from '../../../src/domains/roomControl/slice.ts'
import { bodyInstead, heldInstead, logged, nothingInstead } from '../badAnswers.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { openHotel, openSignedIn, stateOf } from '../harness.tsx'
import { controlsPath, openRoom, tile, wideWindow } from './openRoom.ts'

const fault = { path: controlsPath, http: 500 }
const isOn = async (title: string) => (await tile(title)).getAttribute('aria-checked') === 'true'

const controls = (commands: object[], state: object = {}) =>
  JSON.stringify({
    assignments: [
      {
        room: 'bedroom',
        assignedCommandIds: (commands as { id: string }[]).map(({ id }) => id),
      },
    ],
    commands,
    state: { bedroom: state },
  })
const lamp = { id: 'lamp', type: 'light', title: 'Lamp' }

it('ROOM-02, ERR-07, BNAV-08 a list that does not load says so and can be tried again; the bar has no item', async () => {
  wideWindow()
  const hotel = await openHotel()
  hotel.desk.fault(fault)
  const app = await openRoom({ hotel })
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load room controls')
  expect(screen.queryByRole('link', { name: 'Room control' })).toBeNull()
  await waitFor(async () => expect(await logged(app.desk, 'roomControl')).not.toEqual([]))
  await app.desk.clearFaults()
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('tab', { name: 'Whole suite' })
  await screen.findByRole('link', { name: 'Room control' })
})

it('ROOM-01, ERR-04, QRY-19 without a property there are no controls to wait for', async () => {
  const app = await openSignedIn({ path: '/' })
  app.services.history.go('/room-control')
  await screen.findByText('no content available for this module')
})

it.each([401, 500])(
  'ROOM-02, BNAV-08 a list that is answered with HTTP %i once it was there leaves the item where it is',
  async (http) => {
    wideWindow()
    const app = await openRoom()
    await tile('Do not disturb')
    app.services.history.go('/language')
    await screen.findByRole('heading', { level: 1, name: 'Language' })
    await app.desk.tell('faults', { ...fault, http })
    await app.user.click(await screen.findByRole('link', { name: 'Room control' }))
    await screen.findByText('Failed to load room controls')
    screen.getByRole('link', { name: 'Room control' })
    app.services.history.go('/language')
    await screen.findByRole('heading', { level: 1, name: 'Language' })
    await app.desk.clearFaults()
    await app.user.click(screen.getByRole('link', { name: 'Room control' }))
    await tile('Do not disturb')
  },
)

it('ROOM-01, LANG-12 a list in the language of before, which comes late, does not take the place of that in the new one', async () => {
  const hotel = await openHotel()
  hotel.desk.fault({ path: controlsPath, delay: 600_000, times: 1 })
  const app = await openRoom({ hotel })
  await screen.findByRole('heading', { level: 1, name: 'Room control' })
  await waitFor(() => expect(stateOf(app, roomControlSlice).hotel.loadedFor).toMatch(/ en$/))
  app.services.history.go('/room-control?lang=de')
  await waitFor(() => expect(stateOf(app, roomControlSlice).hotel).toMatchObject({ status: 'success' }))
  const { layout } = stateOf(app, roomControlSlice).hotel
  await app.desk.clearFaults()
  const loads = () => app.desk.calls({ module: 'HTTP', function: `GET ${controlsPath}` })
  await waitFor(async () => expect((await loads()).map(({ status }) => status)).toEqual([200, 200]))
  // A request that is made after the late answer has been sent.
  await app.desk.list('logs')
  expect(stateOf(app, roomControlSlice).hotel.layout).toBe(layout)
})

it('ROOM-01 shows the shape of the cards while the list is on its way', async () => {
  const held = heldInstead(controlsPath, controls([lamp], { lamp: true }))
  await openRoom()
  await screen.findByRole('heading', { level: 1, name: 'Room control' })
  await screen.findByText('Loading')
  held.letGo()
  expect(await isOn('Lamp')).toBe(true)
})

it('ROOM-10, ROOM-09 a refused change goes back where it was, is marked and said aloud', async () => {
  const app = await openRoom()
  await tile('Do not disturb')
  await app.desk.tell('faults', { ...fault, times: 1 })
  await app.user.click(await tile('Do not disturb'))
  await screen.findByText('Sending the request failed. Please try again later.')
  expect(await isOn('Do not disturb')).toBe(false)
  within(await tile('Do not disturb')).getByText('Not changed')
  expect(app.stored('zentral').dnd).toBe(false)
  expect(screen.queryByText('Do not disturb is on')).toBeNull()
  // The next press works as if nothing had failed.
  await app.user.click(await tile('Do not disturb'))
  await waitFor(() => expect(app.stored('zentral').dnd).toBe(true))
  within(await tile('Do not disturb')).getByText('On')
})

it('ROOM-09 a slow control shows that it is busy and blocks no other', async () => {
  const app = await openRoom()
  await tile('Do not disturb')
  await app.desk.tell('faults', { path: controlsPath, delay: 600_000, times: 1 })
  await app.user.click(await tile('Do not disturb'))
  expect(await isOn('Do not disturb')).toBe(true)
  expect((await tile('Do not disturb')).getAttribute('aria-busy')).toBe('true')
  await app.user.click(await tile('All lights'))
  await waitFor(() => expect(app.stored('entrance')['light.hall']).toBe(false))
  expect((await tile('Do not disturb')).getAttribute('aria-busy')).toBe('true')
  expect(app.stored('zentral').dnd).toBe(false)
})

it.each([
  ['no success', '{"success": false}'],
  ['what is no JSON', 'OK'],
  ['another shape', '"done"'],
])('ROOM-10 a change that is answered with %s is a refused one', async (_, body) => {
  const app = await openRoom()
  await tile('Do not disturb')
  bodyInstead(controlsPath, body)
  await app.user.click(await tile('Do not disturb'))
  await screen.findByText('Sending the request failed. Please try again later.')
  expect(await isOn('Do not disturb')).toBe(false)
})

it('ROOM-10, HTTP-22 a change without an answer goes back after the receive time-out', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { receive_timeout: '400' } })
  startFakeClock()
  const app = await openRoom({ hotel })
  await tile('Do not disturb')
  nothingInstead(controlsPath)
  await app.user.click(await tile('Do not disturb'))
  expect(await isOn('Do not disturb')).toBe(true)
  await passUntil(() => screen.getByText('Sending the request failed. Please try again later.'))
  expect(await isOn('Do not disturb')).toBe(false)
})

it.each(['"message": "done"', '"items": {}'])(
  'ROOM-10 a change that succeeds with %s stays',
  async (more) => {
    const app = await openRoom()
    const before = await isOn('Do not disturb')
    bodyInstead(controlsPath, `{"success": true, ${more}}`)
    await app.user.click(await tile('Do not disturb'))
    await screen.findByText(`Do not disturb is ${before ? 'off' : 'on'}`)
    expect(await isOn('Do not disturb')).toBe(!before)
  },
)

it('ROOM-24 the hotel’s word closes by itself after its seconds; without them it stays until closed', async () => {
  startFakeClock()
  const app = await openRoom()
  await tile('Do not disturb')
  bodyInstead(controlsPath, '{"success": true, "message": {"text": "All: {{well}}.", "seconds": 1}}')
  await app.user.click(await tile('Do not disturb'))
  const dialog = await screen.findByRole('dialog', { name: 'Room control' })
  within(dialog).getByText('All: {{well}}.')
  within(dialog).getByRole('timer')
  await passUntil(() => expect(screen.queryByRole('dialog')).toBeNull())
  bodyInstead(controlsPath, '{"success": true, "message": {"text": "Sleep well."}}')
  await app.user.click(await tile('Do not disturb'))
  const lasting = within(await screen.findByRole('dialog', { name: 'Room control' }))
  lasting.getByText('Sleep well.')
  expect(lasting.queryByRole('timer')).toBeNull()
  await app.user.click(lasting.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('ROOM-25, ROOM-05 a control of unknown type is left out and told to the hotel', async () => {
  bodyInstead(
    controlsPath,
    controls([lamp, { id: 'spa', type: 'jacuzzi', title: 'Whirlpool' }, { id: 'fan', type: 'fan' }]),
  )
  const app = await openRoom()
  await tile('Lamp')
  // A control without a title is named by its type.
  await tile('Fan')
  expect(screen.queryByText('Whirlpool')).toBeNull()
  await waitFor(async () =>
    expect((await logged(app.desk, 'roomControl')).map(({ lvl, msg }) => `${lvl}: ${msg}`)).toEqual([
      'warn: spa is left out: unknown type jacuzzi',
    ]),
  )
  // One room alone needs no tabs.
  expect(screen.queryByRole('tab')).toBeNull()
})

it('ROOM-03 an unknown room comes last under its own name', async () => {
  bodyInstead(
    controlsPath,
    JSON.stringify({
      assignments: ['Orangery', 'bedroom2', 'zentral'].map((room) => ({
        room,
        assignedCommandIds: ['lamp'],
      })),
      commands: [lamp],
    }),
  )
  await openRoom()
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Whole suite', 'Bedroom 2', 'Orangery'])
})
