import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { openSignedIn, place } from '../harness.tsx'
import { openDemo } from './openDemo.ts'

const bell = () => screen.findByRole('button', { name: /^Ask the concierge/ })
const chat = () => screen.findByRole('dialog', { name: 'Concierge' })

async function openChat(address = '/language') {
  startFakeClock()
  const app = await openDemo(address)
  await app.user.click(await bell())
  const dialog = await chat()
  const ask = async (text: string) =>
    app.user.type(within(dialog).getByRole('textbox', { name: 'Your message' }), `${text}{Enter}`)
  /** Waits for the concierge's answer, which is delayed. */
  const answered = (words: RegExp) => passUntil(() => within(dialog).getByText(words))
  return { ...app, dialog, ask, answered }
}

it('BOT-01, MODE-13, PROD-08 is there in the demo modes only', async () => {
  await openDemo('/language')
  await bell()
})

it('BOT-01, PROD-08 is absent for a guest with a room', async () => {
  await openSignedIn()
  await screen.findByRole('heading', { level: 2, name: 'At your service' })
  expect(screen.queryByRole('button', { name: /^Ask the concierge/ })).toBeNull()
})

it.each(['/terms', '/privacy'])('BOT-01 is absent on %s', async (address) => {
  const { services } = await openDemo('/language')
  await bell()
  act(() => services.history.go(`${address}?mode=demo`))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Ask the concierge/ })).toBeNull())
})

it('BOT-02 greets the guest by name and offers six questions', async () => {
  const { dialog } = await openChat('/language?name=Ada')
  await within(dialog).findByText('Welcome, Ada. I am your concierge. What may I do for you?')
  const questions = within(within(dialog).getByRole('group', { name: 'Questions' })).getAllByRole('button')
  expect(questions.map(({ textContent }) => textContent)).toEqual([
    'When is breakfast?',
    'Wi-Fi',
    'Check-out',
    'Spa',
    'Restaurant',
    'Taxi',
  ])
})

it('BOT-03 answers a question after it has typed', async () => {
  const { dialog, ask, answered } = await openChat()
  await ask('How do I get into the wifi?')
  await passUntil(() => within(dialog).getByRole('img', { name: 'Concierge is typing' }))
  await answered(/^Choose the network/)
  expect(within(dialog).queryByRole('img', { name: 'Concierge is typing' })).toBeNull()
})

it('BOT-03 a question is one tap', async () => {
  const { dialog, user, answered } = await openChat()
  await user.click(within(dialog).getByRole('button', { name: 'Taxi' }))
  await answered(/^A taxi can be at the door/)
})

it('BOT-04 leads to the screen that an answer speaks of', async () => {
  const { dialog, ask, user } = await openChat()
  await ask('I am hungry')
  await user.click(await passUntil(() => within(dialog).getByRole('button', { name: 'Open shop' })))
  await waitFor(() => expect(place()).toBe('/shop/flow/1'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Concierge' })).toBeNull())
})

it('BOT-04 leads to the check-out', async () => {
  const { dialog, ask, user } = await openChat()
  await ask('we are leaving today')
  await user.click(await passUntil(() => within(dialog).getByRole('button', { name: 'Check out' })))
  await screen.findByRole('dialog', { name: /check out/i })
})

it('BOT-05, CALL-08 helps on where it does not know', async () => {
  const { dialog, ask, user, answered } = await openChat()
  await ask('What is the meaning of life?')
  await answered(/^I am not sure about that\..*call reception/)
  within(dialog).getByRole('group', { name: 'Questions' })
  await user.click(within(dialog).getByRole('button', { name: 'Call reception' }))
  await screen.findByText('Ringing')
  expect(place()).toBe('/demo/voip')
  await waitFor(() => expect(dialog.isConnected).toBe(false))
})

it('BOT-06 keeps the chat while the guest moves about, until it is cleared', async () => {
  const { dialog, ask, user, services, answered } = await openChat()
  await ask('wifi')
  await answered(/^Choose the network/)
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  act(() => services.history.go('/weather/0?mode=demo'))
  await waitFor(() => expect(place()).toBe('/weather/0'))
  await user.click(await bell())
  const again = await chat()
  within(again).getByText(/^Choose the network/)
  await user.click(within(again).getByRole('button', { name: 'Clear the chat' }))
  expect(within(again).queryByText(/^Choose the network/)).toBeNull()
})

it('BOT-06 what was asked before the chat was cleared is not answered after it', async () => {
  const { dialog, ask, user, answered } = await openChat('/language?name=Ada')
  await ask('wifi')
  await user.click(within(dialog).getByRole('button', { name: 'Clear the chat' }))
  await ask('breakfast')
  // An answer to the first question would have come before this one.
  await answered(/^Breakfast is served/)
  expect(within(dialog).queryByText(/^Choose the network/)).toBeNull()
})

it('BOT-02, BOT-06 greets the guest anew once the chat was cleared', async () => {
  const { dialog, user } = await openChat('/language?name=Ada')
  await within(dialog).findByText(/^Welcome, Ada/)
  await user.click(within(dialog).getByRole('button', { name: 'Clear the chat' }))
  expect(within(dialog).getAllByText(/^Welcome, Ada/)).toHaveLength(1)
})
