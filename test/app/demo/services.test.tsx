import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deskOf, openApp, openHotel, place } from '../harness.tsx'
import { group, heading, send, shopList } from '../shop/openShop.ts'

/** Property, its room service with a section, and the currency of its prices. */
const houses = [
  ['1', 1, 'Drinks', /^EUR \d/],
  ['2', 2, 'Breakfast', /^\$\d/],
] as const

/** Opens the demo of a property whose shops are open at any hour. */
async function openDemo(property: '1' | '2', path = '/language') {
  const hotel = await openHotel()
  for (const id of [1, 2])
    await deskOf(hotel).tell('shop', { id, property, opening_time: '00:00:00', closing_time: '00:00:00' })
  const query = `property=${property}&theme=${property}&mode=demo&room=305&name=Nora`
  const app = await openApp({ hotel, path: `${path}?${query}` })
  await waitFor(() => expect(app.store.getState().session.isSignedInOnChannel).toBe(true))
  return app
}

const screens = [
  '/shop/flow/1',
  '/vod',
  '/vod/browse',
  '/vod/packages',
  '/webradio',
  '/epg',
  '/room-control',
  '/tv-message',
  '/flightinfo',
  '/billpreview',
  '/courses',
  '/destination',
  '/remote-control',
  '/pickup',
  '/wakeUp',
  '/sleeptimer',
  '/room-camera',
  '/demo/voip',
  '/orders',
]

it.each(houses)('MODE-18, GEN-01 every service of property %s answers the demo', async (property) => {
  const app = await openDemo(property)
  const go = async (path: string) => {
    act(() => app.services.history.go(path))
    await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())
    await waitFor(() => expect([path, document.querySelector('main [data-skeleton]')]).toEqual([path, null]))
    const problems = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
    expect([path, problems]).toEqual([path, []])
  }
  for (const path of screens) {
    await go(path)
    expect(place()).toMatch(new RegExp(`^${path}`))
  }
  const calls = await app.desk.calls({})
  const refused = calls.filter(({ status }) => status === 'ERROR' || Number(status) >= 400)
  expect(refused.map(({ module, function: name, status }) => [module, name, status])).toEqual([])
  expect([...new Set(calls.map(({ room }) => room ?? ''))].sort()).toEqual(['', 'demo'])
})

it.each(houses)(
  'MODE-17, MODE-18, HOUSE-01 a demo of property %s orders as the guest of its demo room',
  async (property, shop, section, price) => {
    const app = await openDemo(property, `/shop/flow/${shop}`)
    await shopList('Room service')
    await app.user.click(group(section))
    const [more] = screen.getAllByRole('button', { name: /^One more / })
    if (!more) throw new Error('The shop has nothing to add.')
    await app.user.click(more)
    await app.user.click(screen.getByRole('link', { name: /^View cart/ }))
    await heading('Cart')
    screen.getAllByText(price)
    screen.getByRole('radio', { name: /Room 305/ })
    await send(app)
    await heading('Thank you, your order has been sent.')
    expect(await app.desk.list('orders')).toMatchObject([
      { room: 'demo', property, shop_id: shop, guestName: 'Demo Guest' },
    ])
    expect([localStorage.getItem('login-room'), localStorage.getItem('login-userId')]).toEqual([null, null])
  },
)

it('MODE-18 a demo buys a film on the bill of the demo room', async () => {
  const app = await openDemo('1', '/vod/movies/41')
  await app.user.click(await screen.findByRole('button', { name: /^Buy/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'The Long Shore' }))
  dialog.getByText('The price goes on the bill of room 305.')
  await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
  await screen.findByRole('button', { name: 'Play' })
  expect(app.hotel.desk.room('demo').purchases).toHaveLength(1)
})

it('MODE-18 a hotel without a demo room refuses, and the demo begins all the same', async () => {
  const hotel = await openHotel()
  hotel.desk.fault({ module: 'SQMOD_Auth', function: 'authenticate', status: 'ERROR', times: 1 })
  const app = await openApp({ hotel, path: '/language?property=1&theme=1&mode=demo' })
  await heading('Language')
  await waitFor(() => expect(app.store.getState().session.initialised).toBe(true))
  expect(app.store.getState().session).toMatchObject({ status: 'not_registered', isCheckedIn: false })
  act(() => app.services.history.go('/shop/flow/1'))
  await screen.findByRole('alert')
})
