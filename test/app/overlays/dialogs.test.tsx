import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type CoreDialog, dialogRaised } from '../../../src/domains/dialogs/slice.ts'
import { noticeRaised } from '../../../src/domains/notices/slice.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { openSignedIn, place } from '../harness.tsx'

const question: CoreDialog = {
  id: 'question',
  title: 'guest.logout',
  text: 'config.failed',
  values: { code: 7 },
  choices: [
    { label: 'guest.signIn', event: noticeRaised({ text: 'guest.privacy' }) },
    { label: 'app.cancel' },
  ],
  closed: noticeRaised({ text: 'guest.terms' }),
}
const second: CoreDialog = { id: 'second', title: 'guest.language', choices: [] }

async function raise(...dialogs: CoreDialog[]) {
  const app = await openSignedIn()
  const opener = await screen.findByRole('button', { name: 'Guest menu' })
  opener.focus()
  act(() => {
    for (const dialog of dialogs) app.store.dispatch(dialogRaised(dialog))
  })
  return { ...app, opener, shown: await screen.findByRole('dialog') }
}
const texts = (store: Awaited<ReturnType<typeof raise>>['store']) =>
  store.getState().notices.queue.map(({ text }) => text)

it('DLG-05 any part of the app fills the dialog with title, text and actions', async () => {
  const { shown, user, store } = await raise(question)
  expect(within(shown).getByRole('heading').textContent).toBe('Log out')
  within(shown).getByText('Some settings could not be loaded (7).')
  expect(
    within(shown)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Cancel', 'Sign in', ''])
  await user.click(within(shown).getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(texts(store)).toEqual(['guest.privacy', 'guest.terms'])
})

it.each([
  ['Escape', async ({ user }: Awaited<ReturnType<typeof raise>>) => user.keyboard('{Escape}')],
  [
    'its cross',
    async ({ user }: Awaited<ReturnType<typeof raise>>) =>
      user.click(screen.getByRole('button', { name: 'Close' })),
  ],
  ['the browser’s Back', async () => window.history.back()],
  [
    'Back on a remote control',
    async ({ user }: Awaited<ReturnType<typeof raise>>) => user.keyboard('{GoBack}'),
  ],
])('DLG-10 %s closes a dialog; the screen and the focus are where they were', async (_, leave) => {
  const app = await raise(question)
  const { opener, shown, store } = app
  const before = place()
  expect(
    shown.contains(document.activeElement),
    `focused: ${document.activeElement?.outerHTML.slice(0, 200)}`,
  ).toBe(true)
  await leave(app)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(place()).toBe(before)
  // The action that follows the closing runs once.
  expect(texts(store)).toEqual(['guest.terms'])
})

it('DLG-10 keeps the focus inside', async () => {
  const { user, shown } = await raise(question)
  for (let presses = 0; presses < 5; presses += 1) {
    await user.tab()
    expect(
      shown.contains(document.activeElement),
      `focused: ${document.activeElement?.outerHTML.slice(0, 200)}`,
    ).toBe(true)
  }
})

it('DLG-05 shows one dialog at a time, the others wait', async () => {
  const { user } = await raise(question, second)
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.keyboard('{Escape}')
  await screen.findByRole('dialog', { name: 'Language' })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('DLG-05 lets an urgent dialog come first, and the one before it come back', async () => {
  const { user, store, opener } = await raise(question)
  act(() => void store.dispatch(dialogRaised({ ...second, isUrgent: true })))
  await screen.findByRole('dialog', { name: 'Language' })
  await user.keyboard('{Escape}')
  await screen.findByRole('dialog', { name: 'Log out' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('one Back after a closed dialog leads to the screen before, not to a dead entry', async () => {
  const { user, store } = await raise(question)
  const steps = window.history.length
  await user.keyboard('{Escape}')
  await waitFor(() => expect(window.history.state).not.toHaveProperty('overlay'))
  act(() => void store.dispatch(dialogRaised(second)))
  await screen.findByRole('dialog')
  expect(window.history.length).toBe(steps)
})

it.each([
  { button: 'Menu', chosen: 'Weather' },
  { button: 'Guest menu', chosen: 'Language' },
])('DLG-10 Back closes what the button “$button” opens, and not the screen', async ({ button, chosen }) => {
  const app = await openSignedIn()
  act(() => app.services.history.go('/tv-message'))
  await screen.findByRole('heading', { level: 1, name: 'Messages' })
  const opener = await screen.findByRole('button', { name: button })
  await app.user.click(opener)
  await screen.findByRole('dialog', { name: button })
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(place()).toBe('/tv-message')
  expect(document.activeElement).toBe(opener)
  // What is chosen there lies above the screen, which is one Back away.
  await app.user.click(opener)
  const shown = within(await screen.findByRole('dialog', { name: button }))
  await app.user.click(shown.getByText(chosen))
  await waitFor(() => expect(place()).not.toBe('/tv-message'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => window.history.back())
  // Until the code of the chosen screen is loaded, the one before it is still shown.
  await waitFor(() => expect(place()).toBe('/tv-message'))
  await screen.findByRole('heading', { level: 1, name: 'Messages' })
})

it('closes by itself after the seconds it was given', async () => {
  const { store } = await openSignedIn()
  startFakeClock()
  const start = Date.now()
  act(
    () =>
      void store.dispatch(
        dialogRaised({ ...second, seconds: 2, closed: noticeRaised({ text: 'guest.terms' }) }),
      ),
  )
  await screen.findByRole('dialog')
  await passUntil(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(Date.now() - start).toBeGreaterThanOrEqual(2000)
  expect(texts(store)).toEqual(['guest.terms'])
})

it('CAM-11 counts the seconds, and shows the new picture and counts anew when it is raised again', async () => {
  startFakeClock()
  // Long enough for a slow machine to see some of the seconds.
  const ring = (picture: string): CoreDialog => ({ ...second, picture, seconds: 60 })
  const { store, shown } = await raise(ring('data:image/png;base64,AAAA'))
  await passUntil(() => expect(Number(screen.getByRole('timer').textContent)).toBeLessThan(60))
  act(() => void store.dispatch(dialogRaised(ring('data:image/png;base64,BBBB'))))
  expect(screen.getByRole('timer').textContent).toBe('60')
  expect(shown.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,BBBB')
})
