import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { expect, it } from 'vitest'
import { atHome, query, signIn } from '../harness.tsx'
import { invitation, isAtRest, openKiosk, pass, stopClock } from './kiosk.ts'

const question = () => screen.queryByRole('dialog', { name: 'Are you still there?' })

/** All that a passer-by could find. */
const left = () =>
  [
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.cookie,
    window.location.href,
    JSON.stringify(window.history.state),
    document.title,
    document.body.textContent,
  ].join('\n')

it('MODE-19, SES-30 a kiosk asks after a minute, takes an answer, and forgets a guest who gives none', async () => {
  stopClock()
  const app = await openKiosk()
  await signIn(app, '101', 'Berger')
  await atHome()
  await pass(45)
  expect(question()).toBeNull()
  await app.user.click(document.body)
  await pass(45)
  expect(question()).toBeNull()
  await pass(20)
  await app.user.click(await screen.findByRole('button', { name: 'Yes, continue' }))
  await waitFor(() => expect(question()).toBeNull())
  await pass(65)
  await waitFor(() => expect(question()).not.toBeNull())
  // Nobody's answer: the touch of one who passes by.
  await app.user.click(document.body)
  expect(question()).not.toBeNull()
  expect(app.reload).not.toHaveBeenCalled()
  await pass(20)
  await invitation()
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  expect(left()).not.toMatch(/berger|anna|101/i)
  expect(Cookies.get('mode')).toBe('kiosk')
  expect(Object.fromEntries(query())).toEqual({ property: '1', theme: '1', mode: 'kiosk' })
  expect(app.store.getState().session).toMatchObject({ status: 'not_registered', mode: 'kiosk' })
  expect(isAtRest()).toBe(true)
})
