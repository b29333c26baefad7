import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { atHome, fillIn, openApp, signIn } from '../harness.tsx'

it('RT-25 the sign-in form outlives a reload, and is gone after the sign-in', async () => {
  const app = await openApp({ path: '/login?property=1&theme=1' })
  await fillIn(app, '101', 'Berg')
  startFakeClock()
  // The channel is lost and back: the page reloads.
  await app.desk.tell('faults', { drop: true })
  await passUntil(() => expect(app.reload).toHaveBeenCalledOnce())
  app.close()
  const again = await openApp({ hotel: app.hotel, path: `/login${window.location.search}` })
  expect((await screen.findByLabelText<HTMLInputElement>('Room')).value).toBe('101')
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Berg')
  await signIn(again, '101', 'Berger')
  await atHome()
  expect(JSON.stringify(sessionStorage)).not.toMatch(/berg/i)
})

it('LOGIN-07, RT-25 never keeps a password', async () => {
  const app = await openApp({ path: '/login?property=1&theme=1' })
  app.hotel.desk.property({ id: '1', settings: { login: { fields: ['password'] } } })
  app.close()
  const again = await openApp({ hotel: app.hotel, path: '/login?property=1&theme=1' })
  await again.user.type(await screen.findByLabelText('Password'), 'hush-hush')
  await again.user.type(screen.getByLabelText('Last name'), 'Berger')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).toContain('Berger')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('hush')
})
