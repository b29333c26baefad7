import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { selectCurrency } from '../../../src/domains/config/slice.ts'
import { selectRoom } from '../../../src/domains/session/slice.ts'
import { deskOf, fillIn, openApp, openHotel, place } from '../harness.tsx'
import { group, shopList } from '../shop/openShop.ts'

type Hotel = Awaited<ReturnType<typeof openHotel>>
type App = Awaited<ReturnType<typeof openApp>>

const addressOf = (property: string, path = '/', more = '') =>
  `${path}?property=${property}&theme=${property}${more}`

async function signInAt(hotel: Hotel, property: string, room: string, name: string) {
  const app = await openApp({ hotel, path: addressOf(property) })
  await fillIn(app, room, name)
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(selectRoom(app.store.getState())).toBe(room))
  return app
}

const currencyIn = ({ store }: App) => selectCurrency(store.getState()).symbol

it('HOUSE-01 a guest without a sign-in gets shops, films and currency of the property in the address', async () => {
  const hotel = await openHotel()
  await deskOf(hotel).tell('shop', {
    id: 2,
    property: '2',
    opening_time: '00:00:00',
    closing_time: '00:00:00',
  })
  const app = await openApp({ hotel, path: addressOf('2', '/', '&mode=walkin') })
  await screen.findByRole('link', { name: /Pool bar/ })
  act(() => app.services.history.go('/shop/flow/2'))
  await shopList('Room service')
  group('Breakfast')
  screen.getByText(/Papaya, goat’s cheese/)
  await screen.findByRole('link', { name: /\$22\.00/ })
})

it('HOUSE-02 the guest of one house is nobody in a tab of the other one, and loses nothing', async () => {
  const hotel = await openHotel()
  const first = await signInAt(hotel, '1', '101', 'Berger')
  first.close()
  sessionStorage.clear()
  const second = await openApp({ hotel, path: addressOf('2') })
  await screen.findByRole('button', { name: 'Sign in' })
  expect(screen.getByLabelText<HTMLInputElement>('Room').value).toBe('')
  await waitFor(() => expect(currencyIn(second)).toBe('$'))
  second.close()
  const again = await openApp({ hotel, path: addressOf('1', '/language') })
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  expect(selectRoom(again.store.getState())).toBe('101')
  expect(currencyIn(again)).toBe('EUR')
})

it('HOUSE-02 an address without a property is that of the guest’s house, whichever tab was looked at last', async () => {
  const hotel = await openHotel()
  const first = await signInAt(hotel, '1', '101', 'Berger')
  first.close()
  const second = await openApp({ hotel, path: addressOf('2', '/terms') })
  second.close()
  const again = await openApp({ hotel, path: '/language' })
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  expect(again.store.getState().session).toMatchObject({ propertyId: '1', status: 'registered' })
  expect(currencyIn(again)).toBe('EUR')
})

it('HOUSE-02 a sign-in in the other house ends this tab’s with a word', async () => {
  const hotel = await openHotel()
  const app = await signInAt(hotel, '1', '101', 'Berger')
  const miller = { room: '201', name: 'Miller', userId: '720136', property: '2' }
  for (const [key, value] of Object.entries(miller)) localStorage.setItem(`login-${key}`, value)
  window.dispatchEvent(new StorageEvent('storage', { key: 'login-property' }))
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  expect(place()).toBe('/login')
  app.close()
  const { pathname, search } = window.location
  await openApp({ hotel, path: pathname.replace('/ONEapp', '') + search })
  await screen.findByText('You have been signed out here, because another tab has signed in or out.')
  expect(screen.getByLabelText<HTMLInputElement>('Room').value).toBe('')
  expect(localStorage.getItem('login-room')).toBe('201')
})
