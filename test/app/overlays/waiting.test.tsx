import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chunkLoadFailed } from '../../../src/core/chunks/slice.ts'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import { openApp, openHotel, openSignedIn, place } from '../harness.tsx'

const waiting = () => screen.queryByRole('progressbar', { name: 'Loading' })

it('SHELL-24 shows that it waits for the hotel, and no longer once the guest is registered', async () => {
  startFakeClock()
  const hotel = await openHotel()
  const first = await openSignedIn({ hotel })
  first.close()
  await first.desk.tell('faults', { module: 'SQMOD_Auth', function: 'authenticate', delay: 4500, times: 1 })
  await openApp({ hotel, path: '/language' })
  await waitFor(() => expect(waiting()).not.toBeNull())
  await pass(4500)
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await waitFor(() => expect(waiting()).toBeNull())
})

it('SHELL-24 no longer waits once the guest is refused', async () => {
  const { store } = await openApp({ path: '/?property=1&theme=1&room=101&name=Nobody&autologin=1' })
  await screen.findByRole('alert')
  expect(store.getState().session.status).toBe('not_registered')
  expect(waiting()).toBeNull()
})

it('SHELL-25, RT-25 says in a line that the channel is lost, and that it is back; no dialog', async () => {
  const { desk, reload } = await openSignedIn()
  startFakeClock()
  await desk.tell('faults', { refuse: 600 })
  await desk.tell('faults', { drop: true })
  const line = await screen.findByText(/The connection to the hotel is lost/)
  expect(line.closest('[role="status"]')).not.toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  await desk.tell('faults', { refuse: 0 })
  await passUntil(() => screen.getByText('Connected to the hotel again.'))
  expect(reload).toHaveBeenCalledOnce()
})

it('ERR-20 says that code is missing, keeps the screen, and reloads only when the guest asks', async () => {
  const { store, user, reload } = await openSignedIn()
  const before = place()
  act(() => void store.dispatch(chunkLoadFailed({ part: 'SideMenu', reason: 'the network' })))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(
    'We are currently having difficulties opening this module. Please try again later',
  )
  screen.getByRole('heading', { level: 1, name: /Anna/ })
  expect(reload).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(place()).toBe(before)
})
