import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openDemo } from '../demo/openDemo.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { openSignedIn, place } from '../harness.tsx'
import { serveFonts, watchDownloads } from './downloads.ts'

async function openDemoBill(query = '') {
  const app = await openDemo(`/demo/fetch-my-bill${query}`)
  await screen.findByRole('heading', { level: 1, name: 'Fetch my bill' })
  return app
}
type App = Awaited<ReturnType<typeof openDemoBill>>

const show = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Show the bill' }))

async function pay({ user }: App, number: string, expiry = '12/40', code = '123') {
  for (const [label, value] of [
    ['Card number', number],
    ['Expires (month/year)', expiry],
    ['Security code', code],
  ] as const) {
    await user.clear(screen.getByLabelText(label))
    if (value) await user.type(screen.getByLabelText(label), value)
  }
  await user.click(screen.getByRole('button', { name: /^Pay/ }))
}

const isPaid = () => passUntil(() => screen.getByText('Thank you. Your bill is paid.'))

it('DEMO-07, DEMO-08, DEMO-09, ROUTE-18 shows the bill of a room and name, with subtotal, tax and total', async () => {
  const app = await openDemoBill('?room=205&name=Lee')
  expect(screen.getByLabelText<HTMLInputElement>('Room').value).toBe('205')
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Lee')
  await show(app)
  const lines = within(await screen.findByRole('list', { name: 'Charges and payments' }))
  expect(lines.getAllByRole('listitem')).toHaveLength(6)
  expect(lines.getByText('Breakfast').closest('li')?.textContent).toMatch(
    /\u00a0· 8:15\u00a0AMEUR\u00a024\.50$/,
  )
  const sums = ['Subtotal', 'Tax (10 %)', 'Total'].map(
    (label) => screen.getByText(label).nextSibling?.textContent,
  )
  expect(sums).toEqual(['EUR\u00a0515.75', 'EUR\u00a051.58', 'EUR\u00a0567.33'])
  expect(await app.desk.calls({ module: 'SQMOD_BillPreview' })).toEqual([])
})

it('DEMO-09 asks for a room and a name', async () => {
  const app = await openDemoBill()
  await app.user.clear(screen.getByLabelText('Room'))
  await app.user.clear(screen.getByLabelText('Last name'))
  await show(app)
  screen.getByText('Please enter your room number')
  screen.getByText('Please enter your last name')
  expect(screen.queryByRole('list', { name: 'Charges and payments' })).toBeNull()
})

it('GEN-08 room and name have at most 500 characters', async () => {
  const { user } = await openDemoBill()
  for (const label of ['Room', 'Last name']) {
    const field = screen.getByLabelText<HTMLInputElement>(label)
    await user.clear(field)
    await user.click(field)
    await user.paste('a'.repeat(501))
    expect(field.value).toHaveLength(500)
  }
})

it('DEMO-10 checks the form of the card, says that no money moves, and keeps nothing of it', async () => {
  startFakeClock()
  const app = await openDemoBill()
  await show(app)
  await screen.findByText(/No money is taken here/)
  await pay(app, '4242 4242 4242 4241', '01/20', '12')
  screen.getByText('Please check the card number')
  screen.getByText('This card has expired')
  screen.getByText('Please enter the 3 or 4 digits')
  await pay(app, '4242 4242 4242 4242')
  await isPaid()
  const kept = JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    app.store.getState(),
  ])
  expect(kept.replace(/\s/g, '')).not.toContain('42424242')
  // Message ids are random, and may contain the digits by chance.
  const sent = (await app.calls()).map(({ message_id: _, ...call }) => call)
  expect(JSON.stringify(sent)).not.toContain('4242')
})

it('DEMO-11, SERR-15 the test card fails, its number is gone, and another one passes', async () => {
  startFakeClock()
  const app = await openDemoBill()
  await show(app)
  await pay(app, '4000 0000 0000 0002')
  expect((await passUntil(() => screen.getByRole('alert'))).textContent).toBe(
    'Your payment was not successful, please try again',
  )
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('')
  await pay(app, '4242 4242 4242 4242')
  await isPaid()
})

it('DEMO-12, REAL-05 is downloaded as a PDF with its letterhead, after paying marked as paid', async () => {
  const files = watchDownloads()
  serveFonts()
  const app = await openDemoBill()
  await show(app)
  const download = await screen.findByRole('button', { name: 'Download as PDF' })
  await app.user.click(download)
  await waitFor(() => expect(files).toHaveLength(1))
  startFakeClock()
  await pay(app, '4242 4242 4242 4242')
  await isPaid()
  await app.user.click(download)
  await passUntil(() => expect(files).toHaveLength(2))
  expect(files.map(({ name }) => name)).toEqual(['bill-101.pdf', 'bill-101.pdf'])
  const [open = '', paid = ''] = await Promise.all(files.map(({ text }) => text))
  for (const text of [
    'Hotel Aurora',
    'Demo Guest',
    'Room 101',
    'Printed on',
    'Breakfast',
    'EUR',
    'Page 1 of 1',
  ])
    expect(open).toContain(text)
  expect(open).not.toContain('Paid')
  expect(paid).toContain('Paid')
})

it('DEMO-12, ERR-20 a PDF whose font does not load is told of as a part that does not load', async () => {
  const files = watchDownloads()
  const app = await openDemoBill()
  await show(app)
  await app.user.click(await screen.findByRole('button', { name: 'Download as PDF' }))
  await screen.findByRole('alert')
  expect(files).toEqual([])
})

it('DEMO-01, MODE-16 is for demos alone', async () => {
  const app = await openSignedIn()
  app.services.history.go('/demo/fetch-my-bill')
  await waitFor(() => expect(place()).toBe('/'))
})
