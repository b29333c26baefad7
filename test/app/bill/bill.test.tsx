import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { bills } from '../../../src/domains/bill/slice.ts'
import { languageChosen } from '../../../src/domains/language/slice.ts'
import { answerInstead } from '../badAnswers.ts'
import { atHome, openApp, openHotel, openSignedIn, place, signIn } from '../harness.tsx'
import { serveFonts, watchDownloads } from './downloads.ts'

const call = { module: 'SQMOD_BillPreview', function: 'requestBillData' }
const entries = async () =>
  within(await screen.findByRole('list', { name: 'Charges and payments' })).getAllByRole('listitem')
const total = () => screen.getByText('Total').closest('div')?.textContent

/** Frames arrive in order: with the dialog of this message, everything that was sent before has arrived. */
async function messageArrived({ desk }: Pick<Awaited<ReturnType<typeof openSignedIn>>, 'desk'>) {
  await desk.tell('message', { room: '101', text: 'Your taxi is here.' })
  await screen.findByRole('dialog', { name: 'New message' })
}

async function openBill(options: Parameters<typeof openSignedIn>[0] = {}) {
  const app = await openSignedIn(options)
  app.services.history.go('/billpreview')
  await screen.findByRole('heading', { level: 1, name: 'Your bill' })
  return app
}

it('BILL-01, BILL-02, MENU-10, ROUTE-21, PROD-07 opens from the menu and shows the guest’s bill', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('link', { name: /^Bill/ }))
  expect(place()).toBe('/billpreview')
  expect((await entries()).length).toBeGreaterThan(5)
  expect(await app.desk.calls(call)).toMatchObject([{ data: { reservation_nr: '88012' }, status: 'OK' }])
  // A bill of one person has no tabs.
  expect(screen.queryByRole('tab')).toBeNull()
})

it('BILL-04, BILL-05, BILL-06, BILL-07, BILL-08, BILL-11, BILL-12 shows date, time, description and amount in the hotel’s order, and the sum', async () => {
  const hotel = await openHotel()
  const { desk } = await openSignedIn({ hotel })
  const answer = await answerInstead(desk, call, {
    status: 'OK',
    root: {
      items: [
        { date: '261120', time: '193000', description: 'Restaurant', amount: 42.5 },
        { date: '2x1120', time: 'noon', description: 'Deposit', amount: -40.1 },
        { date: '261119', time: '080500', description: 'Minibar', amount: '7.35' },
        { description: 'Gift' },
      ],
    },
  })
  window.history.pushState(null, '', '/ONEapp/billpreview')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await answer()
  expect((await entries()).map(({ textContent }) => textContent)).toEqual([
    'RestaurantNov 20, 2026\u00a0· 7:30\u00a0PMEUR\u00a042.50',
    'Deposit2x1120\u00a0· noon\u2212EUR\u00a040.10',
    expect.stringMatching(/^MinibarNov 19, 2026\u00a0· 8:05\u00a0AM/),
    'Gift',
  ])
  expect(total()).toMatch(/^TotalEUR\u00a0(2\.40|9\.75)$/)
  // What was paid is said before the total that takes it into account.
  const sums = screen.getByText('Total').closest('dl')
  expect([...(sums?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^SubtotalEUR\u00a0(42\.50|49\.85)$/),
    'Deposit\u2212EUR\u00a040.10',
    total(),
  ])
})

it('BILL-07 the total is read before the lines', async () => {
  const { services } = await openSignedIn()
  await act(async () => services.history.go('/billpreview'))
  const lines = await screen.findByRole('list', { name: 'Charges and payments' })
  const order = screen.getByText('Total').compareDocumentPosition(lines)
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('BILL-11, REAL-05 is downloaded as a PDF with its letterhead, its payments and its total', async () => {
  const files = watchDownloads()
  serveFonts()
  const { user } = await openBill()
  await entries()
  await user.click(await screen.findByRole('button', { name: 'Download as PDF' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]?.name).toBe('bill-101.pdf')
  const text = await files[0]?.text
  const shown = total()?.replace('Total', '').replace('\u00a0', ' ') ?? ''
  for (const part of [
    'Hotel Aurora',
    'Anna Berger',
    'Reservation 88012',
    'Deposit, Visa',
    'Subtotal',
    'Total',
  ])
    expect(text).toContain(part)
  expect(text?.replace(/\u00a0/g, ' ')).toContain(shown)
})

it('BILL-02, BILL-07 a bill of one entry that stands alone, as some hotels write it, is that entry', async () => {
  const { desk, services } = await openSignedIn()
  const item = { date: '261120', time: '193000', description: 'Restaurant', amount: 42.5 }
  const answer = await answerInstead(desk, call, { status: 'OK', root: { items: item } })
  await act(async () => services.history.go('/billpreview'))
  await answer()
  expect(await entries()).toHaveLength(1)
  expect(total()).toBe('TotalEUR\u00a042.50')
})

it('BILL-03 has one tab for each person, and asks for a person’s bill when the tab opens', async () => {
  const app = await openApp()
  await signIn(app, '102', 'Rossi')
  await app.user.click(await screen.findByRole('button', { name: /Giulia/ }))
  await screen.findByRole('heading', { level: 1, name: /Giulia/ })
  app.services.history.go('/billpreview')
  const tabs = within(await screen.findByRole('tablist', { name: 'Whose bill' }))
  await entries()
  const asked = async () => (await app.desk.calls(call)).map(({ data }) => data.reservation_nr)
  const [own] = await asked()
  expect(await asked()).toHaveLength(1)
  const names = tabs.getAllByRole('tab').map(({ textContent }) => textContent)
  expect([...names].sort()).toEqual(['Giulia Rossi', 'Marco Rossi'])
  expect(tabs.getByRole('tab', { selected: true }).textContent).toBe('Giulia Rossi')
  await app.user.click(tabs.getByRole('tab', { name: 'Marco Rossi' }))
  const panel = await screen.findByRole('tabpanel', { name: 'Marco Rossi' })
  await within(panel).findByText(/Marco Rossi/, { selector: 'span' })
  await waitFor(async () => expect(await asked()).toHaveLength(2))
  expect((await asked())[1]).not.toBe(own)
})

it('BILL-03 asks for the bill that is shown where the person whose bill was chosen has left', async () => {
  const app = await openApp()
  await signIn(app, '102', 'Rossi')
  await app.user.click(await screen.findByRole('button', { name: /Giulia/ }))
  await screen.findByRole('heading', { level: 1, name: /Giulia/ })
  act(() => app.services.history.go('/billpreview'))
  await app.user.click(await screen.findByRole('tab', { name: 'Marco Rossi' }))
  await entries()
  const asked = async () => (await app.desk.calls(call)).map(({ data }) => data.reservation_nr)
  const [own, marcos] = await asked()
  expect(marcos).not.toBe(own)
  const { authResult, checkins } = app.store.getState().session
  const alone = { ...authResult, checkin: checkins.filter(({ reservation_nr }) => reservation_nr === own) }
  const authenticate = { module: 'SQMOD_Auth', function: 'authenticate' }
  const answer = await answerInstead(app.desk, authenticate, { status: 'OK', root: alone })
  act(() => void app.store.dispatch(languageChosen('de')))
  await answer()
  await waitFor(() => expect(screen.queryByRole('tab')).toBeNull())
  await waitFor(async () => expect(await asked()).toEqual([own, marcos, own]))
})

it('BILL-10 a bill without items says so, with a sum of 0', async () => {
  const hotel = await openHotel()
  const app = await openSignedIn({ hotel })
  const answer = await answerInstead(app.desk, call, { status: 'OK', root: { items: [] } })
  app.services.history.go('/billpreview')
  await answer()
  await screen.findByText('no data available')
  expect(total()).toBe('TotalEUR\u00a00.00')
})

it('BILL-09, SERR-06, SERR-19, ERR-09 without a reservation number says that the room is not checked in, and asks nothing', async () => {
  const hotel = await openHotel()
  // A demo at a hotel without a demo room is nobody's.
  hotel.desk.fault({ module: 'SQMOD_Auth', function: 'authenticate', status: 'ERROR', times: 1 })
  const app = await openApp({ hotel, path: '/billpreview?property=1&theme=1&mode=demo' })
  expect((await screen.findByRole('alert')).textContent).toBe('room not checked in')
  expect(await app.desk.calls(call)).toEqual([])
})

it('OUT-07 the check-out dialog leads to the bill', async () => {
  const app = await openSignedIn()
  await app.user.click(screen.getByRole('button', { name: 'Guest menu' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Check out' }))
  await app.user.click(await screen.findByRole('button', { name: 'See your bill' }))
  await screen.findByRole('heading', { level: 1, name: 'Your bill' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const app = await openBill()
  await entries()
  await app.user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

it('GEN-01 a walk-in guest is asked to sign in', async () => {
  const app = await openApp({ path: '/?property=1&theme=1&mode=walkin' })
  await atHome()
  app.services.history.go('/billpreview')
  await screen.findByText('room not checked in')
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByLabelText('Room')
  expect(await app.desk.calls(call)).toEqual([])
})

it('BILL-06, BILL-07, REAL-03 an amount that a hotel prints with separators of thousands is part of the sum', async () => {
  const { desk, services } = await openSignedIn()
  const item = (description: string, amount: string) => ({ description, amount })
  const items = [item('Suite', '1,234.50'), item('Deposit', '-1.000,00'), item('Wine', '1,234')]
  const answer = await answerInstead(desk, call, { status: 'OK', root: { items } })
  await act(async () => services.history.go('/billpreview'))
  await answer()
  // A number that may mean 1.234 or 1234 is shown as it is written (REAL-03).
  expect((await entries()).map(({ textContent }) => textContent)).toEqual([
    'SuiteEUR\u00a01,234.50',
    'Deposit\u2212EUR\u00a01,000.00',
    'Wine1,234',
  ])
  screen.getByText('The total is incomplete: an amount could not be read.')
  expect(total()).toBe('TotalEUR\u00a0234.50')
})

it('BILL-08 a bill that is answered late does not take the place of the one that was asked for afterwards', async () => {
  const app = await openSignedIn()
  const answerLate = await answerInstead(app.desk, call, { status: 'OK', root: { items: [] } })
  app.services.history.go('/billpreview')
  await waitFor(async () => expect(await app.desk.calls(call)).toMatchObject([{ status: 'SILENT' }]))
  app.services.history.go('/weather/0')
  await waitFor(() => expect(place()).toBe('/weather/0'))
  app.services.history.go('/billpreview')
  const lines = (await entries()).length
  await answerLate()
  await messageArrived(app)
  const charges = screen.getByRole('list', { name: 'Charges and payments', hidden: true })
  expect(within(charges).getAllByRole('listitem', { hidden: true })).toHaveLength(lines)
})

it('SES-30 nothing of a bill stays in the page once its guest is signed out by another tab', async () => {
  const app = await openBill()
  await entries()
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  expect(bills.selectAll(app.store.getState())).toEqual({})
})
