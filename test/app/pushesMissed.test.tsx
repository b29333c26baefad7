import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, openSignedInAt } from './harness.tsx'
import { cutNetwork } from './network.ts'
import { heading, openCart, send } from './shop/openShop.ts'

type App = Awaited<ReturnType<typeof openSignedInAt>>

const signedIn = ({ store }: App) =>
  waitFor(() => expect(store.getState().session.isSignedInOnChannel).toBe(true))

/** The device is out of reach while `happen` takes place at the hotel; then it is signed in again. */
async function missed(app: App, happen: () => unknown) {
  await signedIn(app)
  const network = cutNetwork()
  act(() => app.hotel.desk.fault({ drop: true }))
  await waitFor(() => expect(app.store.getState().channel.state).not.toBe('connected'))
  happen()
  network.restore()
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
}

/** Loads the page again, as the app does once its hotel is back. */
const reloaded = (app: App, path: string) => {
  app.close()
  return openApp({ hotel: app.hotel, path })
}

it('NET-04 a ring that came while the channel was dead is told as missed, and does not ring', async () => {
  const app = await openSignedInAt('/language')
  await missed(app, () => app.hotel.desk.ring({ room: '101' }))
  await reloaded(app, '/language?property=1&theme=1')
  await screen.findByText(/^Someone rang your door at \d+:\d\d/)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('NET-04 a ring that the guest has heard is not told again after a reload', async () => {
  const app = await openSignedInAt('/language')
  await signedIn(app)
  app.hotel.desk.ring({ room: '101' })
  await screen.findByRole('dialog', { name: 'Someone rang your door' })
  const again = await reloaded(app, '/language?property=1&theme=1')
  await signedIn(again)
  // The next ring comes after what the hotel says again.
  app.hotel.desk.ring({ room: '101' })
  await screen.findByRole('dialog', { name: 'Someone rang your door' })
  expect(again.store.getState().notices.queue).toEqual([])
})

it('NET-04 the step of an order that came while the channel was dead is made up for', async () => {
  const app = await openCart()
  await send(app)
  await heading('Thank you, your order has been sent.')
  const [order] = await app.desk.list('orders')
  await missed(app, () => app.hotel.desk.order({ id: Number(order?.id), status: 'on_the_way' }))
  await reloaded(app, '/orders?property=1&theme=1')
  await screen.findAllByText(/on its way/i)
})

it('NET-04 a message that came while the channel was dead is there, and unread', async () => {
  const app = await openSignedInAt('/language')
  await missed(app, () => app.hotel.desk.message({ room: '101', text: 'Your parcel has come.' }))
  await reloaded(app, '/tv-message?property=1&theme=1')
  await screen.findByText('Your parcel has come.')
})
