import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pictures as loadedPictures } from '../../../src/domains/camera/slice.ts'
import { answerInstead, logged } from '../badAnswers.ts'
import { atHome, openApp, openHotel, openSignedIn, place } from '../harness.tsx'
import { openHotelAt } from '../time/deviceAt.ts'

const call = { module: 'SQMOD_Camera', function: 'loadCameras' }
const bell = () => within(screen.getByRole('region', { name: 'When someone rings' }))
const pictures = () => screen.findAllByRole('figure')

async function openCamera(options: Parameters<typeof openSignedIn>[0] = {}) {
  const app = await openSignedIn(options)
  app.services.history.go('/room-camera')
  await screen.findByRole('heading', { level: 1, name: 'Door camera' })
  return app
}

/** Opens the app with this payload as the first response to `loadCameras`. */
async function openWith(payload: unknown) {
  const hotel = await openHotel()
  const app = await openApp({ hotel, path: '/login?property=1&theme=1' })
  const answer = await answerInstead(app.desk, call, payload)
  app.close()
  const opening = openSignedIn({ hotel })
  await answer()
  return opening
}

it('CLK-01, RT-31, CAM-01, CAM-02, CAM-03, CAM-04, BNAV-04, ROUTE-11 shows every camera with the time of its picture', async () => {
  const hotel = await openHotelAt('2026-11-21T13:05:09Z', -26)
  const app = await openSignedIn({ hotel })
  await app.user.click(await screen.findByRole('link', { name: 'Door camera' }))
  await screen.findByRole('heading', { level: 1, name: 'Door camera' })
  expect(place()).toBe('/room-camera')
  const [door, corridor, ...more] = await pictures()
  expect(more).toEqual([])
  within(door as HTMLElement).getByText('Door')
  within(corridor as HTMLElement).getByText('Corridor')
  const image = within(door as HTMLElement).getByRole('img', { name: 'Picture of the camera: Door' })
  expect(image.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,\/9j\//)
  await within(door as HTMLElement).findByText('Taken at 2:05:09 PM')
  const [asked] = await app.desk.calls(call)
  expect(asked).toMatchObject({ data: {}, status: 'OK' })
})

it('CAM-04 brings new pictures on a press', async () => {
  const app = await openCamera()
  await pictures()
  const asked = async () => (await app.desk.calls(call)).length
  await waitFor(() => expect(screen.getByRole('button', { name: 'New picture' }).ariaDisabled).toBeNull())
  const before = await asked()
  const src = () => screen.getByRole('img', { name: /: Door$/ }).getAttribute('src')
  const empty = src()
  await app.desk.tell('ring', { room: '101' })
  await screen.findByRole('dialog')
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await app.user.click(screen.getByRole('button', { name: 'New picture' }))
  await waitFor(() => expect(src()).not.toBe(empty))
  expect(await asked()).toBe(before + 1)
})

it('CAM-02, CAM-03 a broken picture leaves a sign in its place, and a camera without a name has a number', async () => {
  const app = await openSignedIn()
  await screen.findByRole('link', { name: 'Door camera' })
  const answer = await answerInstead(app.desk, call, {
    status: 'OK',
    root: [{ image_base64: '' }, { image_base64: 'data:image/png;base64,AA' }],
  })
  app.services.history.go('/room-camera')
  await answer()
  const missing = await screen.findByRole('img', { name: 'Picture of the camera: Camera 1' })
  expect(missing.tagName).not.toBe('IMG')
  const broken = screen.getByRole('img', { name: 'Picture of the camera: Camera 2' })
  expect(broken.getAttribute('src')).toBe('data:image/png;base64,AA')
  fireEvent.error(broken)
  expect(screen.getByRole('img', { name: 'Picture of the camera: Camera 2' }).tagName).not.toBe('IMG')
})

it('CAM-04, BNAV-04, ERR-04 says so where the room has no camera', async () => {
  await openCamera({ room: '106', name: 'Schmidt', path: '/?property=1&theme=1&lang=en' })
  await screen.findByText('no content available for this module')
  expect(screen.queryByRole('link', { name: 'Door camera' })).toBeNull()
})

describe.each([
  ['status ERROR', { status: 'ERROR', message: 'out of order' }],
  ['a body that is no list', { status: 'OK', root: 'door' }],
])('with %s', (_, payload) => {
  it('CAM-12, ERR-10, SERR-18 fails silently, is logged, and offers no camera', async () => {
    const app = await openWith(payload)
    await waitFor(async () => expect(await logged(app.desk, 'camera')).not.toEqual([]))
    expect(loadedPictures.select(app.store.getState())).toMatchObject({
      status: 'failure',
      value: { cameras: [] },
    })
    expect(screen.queryByRole('link', { name: 'Door camera' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('ERR-03 the screen says that it failed, and tries again', async () => {
  const { desk, user, services } = await openWith({ status: 'ERROR', message: 'out of order' })
  await desk.tell('faults', { ...call, status: 'ERROR', times: 1 })
  services.history.go('/room-camera')
  await screen.findByText('We are currently having difficulties opening this module. Please try again later')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await pictures()
})

it('keeps the last picture where a new one does not come, and says so', async () => {
  const app = await openCamera()
  await pictures()
  await waitFor(() => expect(screen.getByRole('button', { name: 'New picture' }).ariaDisabled).toBeNull())
  await app.desk.tell('faults', { ...call, status: 'ERROR', times: 1 })
  await app.user.click(screen.getByRole('button', { name: 'New picture' }))
  await screen.findByText('No new picture arrived. This is the last one.')
  expect(await pictures()).toHaveLength(2)
})

it.each(['walkin', 'walkin-only'])(
  'MODE-04, CAM-01, BNAV-04 in mode %s there is no camera, and its address goes home',
  async (mode) => {
    const app = await openApp({ path: `/room-camera?property=1&theme=1&mode=${mode}` })
    await atHome()
    await waitFor(() => expect(place()).not.toBe('/room-camera'))
    expect(screen.queryByRole('link', { name: 'Door camera' })).toBeNull()
    expect(await app.desk.calls(call)).toEqual([])
  },
)

it('ROOM-23 what this device does when it rings is kept, for the next page too', async () => {
  const app = await openCamera()
  await app.user.click(bell().getByRole('checkbox', { name: /Tell me on this device/ }))
  expect(bell().getByRole<HTMLInputElement>('checkbox', { name: 'Play a sound' }).disabled).toBe(true)
  app.close()
  await openCamera({ hotel: app.hotel })
  expect(bell().getByRole<HTMLInputElement>('checkbox', { name: /Tell me on this device/ }).checked).toBe(
    false,
  )
})
