import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { shellTourStep, tourStep } from '../../../src/core/domains/tourStep.ts'
import { stepsOnScreen } from '../../../src/shell/tours/useTour.ts'
import { deskOf, openHotel, openSignedIn, place } from '../harness.tsx'

const help = () => screen.findByRole('button', { name: 'Help' })
const card = (name: string) => screen.findByRole('dialog', { name })
const press = async (app: Awaited<ReturnType<typeof openSignedIn>>, name: string) =>
  app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
const buttons = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

async function openTour() {
  const hotel = await openHotel()
  // The bar is open, so that home has a shop for the hour.
  await deskOf(hotel).tell('clock', { now: '2026-11-21T18:00:00Z' })
  const app = await openSignedIn({ hotel })
  await screen.findByRole('heading', { level: 2, name: 'At your service' })
  // A tour never starts by itself (TOUR-03).
  expect(screen.queryByRole('dialog')).toBeNull()
  await app.user.click(await help())
  await card('Your stay')
  return app
}

it('SHELL-05, TOUR-02, TOUR-03, STOUR-02 the help button leads through the screen, back and forth, to the end', async () => {
  const app = await openTour()
  expect(buttons()).toEqual(['Skip', 'Next'])
  await press(app, 'Next')
  await card('Right for the hour')
  expect(buttons()).toEqual(['Skip', 'Previous', 'Next'])
  await press(app, 'Previous')
  await card('Your stay')
  await press(app, 'Next')
  await card('Right for the hour')
  await press(app, 'Next')
  await card('All services')
  await press(app, 'Next')
  await card('The menu')
  await press(app, 'Next')
  await card('Your own menu')
  await press(app, 'Next')
  await card('Always at hand')
  expect(buttons()).toEqual(['Skip', 'Previous', 'Finish'])
  await press(app, 'Finish')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect(document.activeElement).toBe(await help()))
})

it.each([
  ['Skip', async (app: Awaited<ReturnType<typeof openTour>>) => press(app, 'Skip')],
  ['Escape', async ({ user }: Awaited<ReturnType<typeof openTour>>) => user.keyboard('{Escape}')],
  [
    'Back on a remote control',
    async ({ user }: Awaited<ReturnType<typeof openTour>>) => user.keyboard('{GoBack}'),
  ],
  ['the browser’s Back', async () => window.history.back()],
])('TOUR-02 %s ends it where it is, on the same screen', async (_, skip) => {
  const app = await openTour()
  const before = place()
  await skip(app)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect(document.activeElement).toBe(await help()))
  expect(place()).toBe(before)
})

it('TOUR-04 leaves out a step whose part is not on the screen', async () => {
  const app = await openSignedIn()
  // The cart is empty, so neither the bar that leads to it nor the bottom navigation is shown.
  await app.user.click(await screen.findByRole('link', { name: /^Room service/ }))
  await screen.findByRole('navigation', { name: 'Groups' })
  await app.user.click(await help())
  within(await card('Groups')).getByText('1 of 2')
  await press(app, 'Next')
  await card('Dishes and more')
  expect(buttons()).toEqual(['Skip', 'Previous', 'Finish'])
})

it('TOUR-04 leaving the screen ends its tour', async () => {
  const { services } = await openTour()
  act(() => services.history.go('/language'))
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each(['{Escape}', '{GoBack}'])(
  'TOUR-02, DLG-10 %s closes the dialog that came over a tour, and the tour goes on',
  async (key) => {
    const app = await openTour()
    const isFocused = async () => (await card('Your stay')).contains(document.activeElement)
    await waitFor(async () => expect(await isFocused()).toBe(true))
    await app.desk.tell('message', { room: '101', text: 'Dinner is ready' })
    await card('New message')
    await app.user.keyboard(key)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New message' })).toBeNull())
    await waitFor(async () => expect(await isFocused()).toBe(true))
    await app.user.keyboard(key)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(document.activeElement).toBe(await help()))
  },
)

it('SHELL-05 hides the help button where a screen has nothing to explain', async () => {
  const { services } = await openSignedIn()
  await help()
  act(() => services.history.go('/language'))
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Help' })).toBeNull())
})

it('a screen of which nothing is shown that the tour explains has none, whatever the shell shows', () => {
  const tour = [shellTourStep('menu', 'menu'), tourStep('list', 'list')]
  document.body.innerHTML = '<nav data-tour="menu"></nav>'
  expect(stepsOnScreen(tour)).toEqual([])
  document.body.innerHTML = '<nav data-tour="menu"></nav><ul data-tour="list"></ul>'
  expect(stepsOnScreen(tour)).toEqual(tour)
})
