import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { openApp, openSignedIn, place, query } from '../harness.tsx'
import { openDemo } from './openDemo.ts'

const list = () => screen.findByRole('list', { name: 'Conversations' })
const rowOf = async (name: RegExp) => within(await list()).findByRole('link', { name })
const thread = (name: string) => screen.findByRole('log', { name })

async function write(app: Awaited<ReturnType<typeof openDemo>>, text: string) {
  await app.user.type(await screen.findByRole('textbox', { name: 'Your message' }), `${text}{Enter}`)
}

it('DEMO-02, ROUTE-18 lists the conversations with what was said last and what is new', async () => {
  await openDemo('/demo/messenger')
  await screen.findByRole('heading', { level: 1, name: 'Messages to the hotel' })
  for (const name of [/Reception/, /Housekeeping/])
    expect((await rowOf(name)).textContent).toContain('1 new message')
  expect((await rowOf(/Housekeeping/)).textContent).toContain('Is everything in your room as you wish?')
})

it('DEMO-02, DEMO-03 a message is sent, delivered, read and answered, and nothing of it reaches the hotel', async () => {
  startFakeClock()
  const app = await openDemo('/demo/messenger')
  await app.user.click(await rowOf(/Housekeeping/))
  await waitFor(() => expect(query().get('with')).toBe('housekeeping'))
  const log = await thread('Housekeeping')
  await write(app, 'Two more towels, please')
  within(log).getByText('Two more towels, please')
  within(log).getByText(/Sent$/)
  await passUntil(() => within(log).getByText(/Delivered$/))
  await passUntil(() => within(log).getByText(/Read$/))
  await passUntil(() => within(log).getByRole('img', { name: 'Housekeeping is typing' }))
  await passUntil(() =>
    within(log).getByText('We will bring everything to your room within a quarter of an hour.'),
  )
  // The list shows the latest message, and no unread message for the open conversation.
  const row = await rowOf(/Housekeeping/)
  expect(row.textContent).toContain('We will bring everything to your room')
  expect(row.textContent).not.toContain('new message')
  expect(JSON.stringify(await app.calls())).not.toContain('towels')
})

it('DEMO-03 sends no empty message', async () => {
  const app = await openDemo('/demo/messenger?with=reception')
  const log = await thread('Reception')
  await within(log).findAllByRole('listitem')
  await write(app, '   ')
  expect(within(log).getAllByRole('listitem')).toHaveLength(1)
})

it('ROUTE-20, BOT-03 the concierge of the messenger is the chatbot', async () => {
  const app = await openDemo('/demo/messenger?with=concierge')
  await write(app, 'When is breakfast?')
  await within(await thread('Concierge')).findByText(/^Breakfast is served from 6:30/)
})

it.each(['/demo/messenger', '/demo/maps'])(
  'MODE-16, DEMO-01 %s goes home outside the demo modes',
  async (address) => {
    const first = await openSignedIn()
    first.close()
    await openApp({ hotel: first.hotel, path: address })
    await screen.findByRole('heading', { level: 1, name: /Anna/ })
    expect(place()).toBe('/cp/1')
  },
)

it('MODE-18 demo-use-pms shows the demo screens to a guest who signed in', async () => {
  const app = await openSignedIn({ path: '/?property=1&theme=1&mode=demo-use-pms' })
  act(() => app.services.history.go('/demo/messenger?mode=demo-use-pms'))
  await screen.findByRole('heading', { level: 1, name: 'Messages to the hotel' })
})
