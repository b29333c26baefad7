import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, openHotel, openSignedIn, place, signIn } from '../harness.tsx'
import { openKiosk } from '../kiosk/kiosk.ts'
import { openGuestMenu } from './menu.ts'

const offer = () => screen.findByRole<HTMLAnchorElement>('link', { name: /Check in online/ })
const addressOf = (link: HTMLAnchorElement) => link.getAttribute('href')

it('CHK-01, CHKIN-02, CHKIN-03, HTTP-21 the login screen leads to the hotel’s check-in page, in the same tab', async () => {
  const { user } = await openApp()
  const link = await offer()
  expect(addressOf(link)).toBe('/webcheckin/login?property=1&theme=1')
  expect(link.target).toBe('')
  await user.type(screen.getByLabelText('Last name'), 'Novák')
  expect(addressOf(link)).toBe('/webcheckin/login?property=1&theme=1&name=Nov%C3%A1k')
})

it('CHKIN-03, LOGIN-01 takes along the name that the address has filled in', async () => {
  await openApp({ path: '/login?property=1&theme=1&name=Nov%C3%A1k' })
  const link = await offer()
  await waitFor(() => expect(addressOf(link)).toBe('/webcheckin/login?property=1&theme=1&name=Nov%C3%A1k'))
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Novák')
})

it('CHKIN-02 offers it no more once the hotel says that there is no web check-in', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', isWebcheckinEnabled: false })
  await openApp({ hotel })
  await screen.findByLabelText('Room')
  await waitFor(() => expect(screen.queryByRole('link', { name: /Check in online/ })).toBeNull())
})

it('CHKIN-02 offers it in the user menu to a guest who is not checked in', async () => {
  const app = await openApp({ path: '/terms?property=1&theme=1' })
  await screen.findByRole('heading', { level: 1 })
  const menu = await openGuestMenu(app)
  expect(menu.getByRole('menuitem', { name: 'Check in' }).getAttribute('href')).toBe(
    '/webcheckin/login?property=1&theme=1',
  )
  expect(menu.items()).not.toContain('Check out')
})

it('CHKIN-02 offers it to no guest who is checked in, and not without sign-in', async () => {
  const app = await openSignedIn()
  expect((await openGuestMenu(app)).items()).not.toContain('Check in')
  app.close()
  await app.services.history.settled()
  localStorage.clear()
  const walkin = await openApp({ hotel: app.hotel, path: '/?property=1&theme=1&mode=walkin' })
  const items = (await openGuestMenu(walkin)).items()
  expect(items).not.toContain('Check in')
  expect(items).not.toContain('Check out')
})

it('CHKIN-02 offers it on no kiosk', async () => {
  await openKiosk()
  await screen.findByLabelText('Room')
  expect(screen.queryByRole('link', { name: /Check in online/ })).toBeNull()
})

it('CHKIN-04 the guest who comes back with checkin, room and name is signed in and at home', async () => {
  const hotel = await openHotel()
  const before = await openApp({ hotel })
  await signIn(before, '104', 'Novak')
  await screen.findByRole('alert')
  before.close()

  const { arrival } = hotel.desk.checkin({ room: '104' })
  const app = await openApp({ hotel, path: `/?property=1&theme=1&room=104&name=Novak&checkin=${arrival}` })
  await waitFor(() => expect(app.store.getState().session.status).toBe('registered'))
  await waitFor(() => expect(place()).toBe('/cp/1'))
  const calls = await app.desk.calls({ room: '104', function: 'authenticate' })
  expect(calls.map(({ data }) => data)).toContainEqual({ room: '104', name: 'Novak', checkin: arrival })
})

it('CHKIN-04 a check-in that the hotel does not know opens the form, tried once', async () => {
  const app = await openApp({ path: '/?property=1&theme=1&room=101&name=Berger&checkin=1999-01-01' })
  expect((await screen.findByRole('alert')).textContent).toContain('Room or name invalid!')
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Berger')
  const calls = await app.desk.calls({ function: 'authenticate' })
  expect(calls.filter(({ data }) => data.room === '101')).toHaveLength(1)
})
