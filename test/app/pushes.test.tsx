/** Events of the hotel whose listeners are not there yet. */
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { orders } from '../../src/domains/orders/domain.ts'
import { logged } from './badAnswers.ts'
import { give } from './give.ts'
import { openSignedIn } from './harness.tsx'
import { holdBackState } from './slowState.ts'

type App = Awaited<ReturnType<typeof openSignedIn>>

const alarm = () => screen.findByRole('dialog', { name: 'Good morning' })
const pushWakeUp = ({ desk }: App, time: string) =>
  desk.tell('push', {
    room: '101',
    function: 'getPopUpWakeUp',
    payload: { wakeup: [{ id: 5, time: `2026-11-22T${time}:00Z` }] },
  })

/** Waits until the app has read every earlier event, by one more whose function the app logs. */
async function readAll({ desk }: App) {
  await desk.tell('push', { room: '101', function: 'getMarker', payload: {} })
  await waitFor(async () =>
    expect(await logged(desk, 'channel')).toContainEqual(
      expect.objectContaining({ msg: expect.stringContaining('getMarker') }),
    ),
  )
}

it('NET-05 the doorbell rings while the code of the order’s state is on its way', async () => {
  holdBackState(orders)
  const app = await openSignedIn()
  await screen.findByRole('link', { name: 'Door camera' })
  const root = { order_id: 12, status: 'accepted', at: '2026-11-21T10:00:00Z' }
  await app.desk.tell('push', { room: '101', function: 'orderStatus', payload: { status: 'OK', root } })
  await app.desk.tell('ring', { room: '101' })
  await screen.findByRole('dialog', { name: 'Someone rang your door' })
  expect(app.store.getState()).not.toHaveProperty('orders')
})

it('two events for the same domain stay in order, whichever finds it started first', async () => {
  const app = await openSignedIn()
  const { startOn } = app.services.domains
  const starts: (() => void)[] = []
  give(app.services.domains, 'startOn', async (name: string) => {
    if (starts.length === 0) await new Promise<void>((resolve) => starts.push(resolve))
    return startOn(name)
  })
  await pushWakeUp(app, '05:30')
  await waitFor(() => expect(starts).toHaveLength(1))
  await pushWakeUp(app, '06:30')
  await readAll(app)
  starts[0]?.()
  await waitFor(async () => expect((await alarm()).textContent).toContain('It is 7:30'))
})
