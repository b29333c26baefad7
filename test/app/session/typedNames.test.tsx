/** What guests type, and how often. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { authenticate } from '../../../src/contract/session.ts'
import { openApp, signIn } from '../harness.tsx'

it.each([
  ['١٠٥', 'Ｈａｄｄａｄ', { room: '105', name: 'Haddad' }],
  ['\u200F１０１\u200E', 'Ber\u200Bger\u00A0', { room: '101', name: 'Berger' }],
])('NAME-01 sends room %j and name %j as they are meant', async (room, name, sent) => {
  const app = await openApp()
  await signIn(app, room, name)
  await screen.findByRole('button', { name: /^(Menu|القائمة)$/ })
  expect(
    (await app.desk.calls({ function: 'authenticate' })).map(({ data }) => data).filter(({ room }) => room),
  ).toEqual([sent])
})

it('NAME-03 says that there were too many tries, and how long to wait', async () => {
  const app = await openApp()
  for (let tries = 0; tries < 10; tries += 1)
    await app.services.hotel.call(authenticate, { room: '101', name: `Guess ${tries}` })
  await signIn(app, '101', 'Berger')
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Please try again in 1 min.')
  expect(screen.queryByText('Room or name invalid!')).toBeNull()
})
