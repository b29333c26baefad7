import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerInstead, logged } from '../badAnswers.ts'
import { pass, startFakeClock } from '../fakeClock.ts'
import { atHome, configured, openApp, openSignedIn, place } from '../harness.tsx'
import { sendRequestAgain } from '../sendAgain.ts'
import { openPage, pageOf } from './openPage.ts'
import { openRequest } from './openRequest.ts'

const call = { module: 'SQMOD_EMail', function: 'sendEMail' }
const failed = 'Sending the request failed. Please try again later.'
const doubt = /may have reached us, although our answer did not reach you/

async function openTreatments() {
  const app = await openSignedIn()
  app.services.history.go('/cp/11')
  return app
}

it('PAGE-26, PICK-11, PICK-13 sends what the entry says, with the guest’s own words, once it is confirmed', async () => {
  const app = await openTreatments()
  const dialog = await openRequest(app)
  dialog.getByText(/I would like to book the massage of the house/)
  dialog.getByText('Anna Berger, room 101')
  expect(await app.desk.list('mails')).toEqual([])
  await app.user.type(dialog.getByLabelText('Anything to add?'), 'After five, please')
  await app.user.click(dialog.getByRole('button', { name: 'Send request' }))
  await dialog.findByText('Your request has been sent.')
  expect(await app.desk.list('mails')).toMatchObject([
    {
      room: '101',
      email_to: 'desk@aurora.example',
      email_subject: 'Treatment: massage of the house',
      email_message:
        'Anna Berger, room 101\nI would like to book the massage of the house. Please suggest a time.\nAfter five, please',
    },
  ])
  await app.user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The next request starts with a new form.
  const again = await openRequest(app)
  again.getByRole('button', { name: 'Send request' })
})

it('PAGE-26, PICK-12 a request that takes long holds up no other, and says how it ended', async () => {
  const app = await openTreatments()
  const dialog = await openRequest(app)
  const answer = await answerInstead(app.desk, call, { status: 'OK', root: true })
  await app.user.click(dialog.getByRole('button', { name: 'Send request' }))
  await dialog.findByText('Sending your request')
  await app.user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await app.user.click(screen.getAllByRole('button', { name: 'Send a request' })[1] as HTMLElement)
  const other = within(await screen.findByRole('dialog'))
  await app.user.click(other.getByRole('button', { name: 'Send request' }))
  await other.findByText('Your request has been sent.')
  expect(await app.desk.list('mails')).toHaveLength(1)
  await app.user.click(other.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText('Your request has been sent.')).toBeNull())
  await answer()
  await screen.findByText('Your request has been sent.')
})

describe('PAGE-26, SERR-13, PICK-14 a request that fails', () => {
  it('says so after status ERROR, keeps what was written, and goes out on the next try', async () => {
    const app = await openTreatments()
    const dialog = await openRequest(app)
    await app.user.type(dialog.getByLabelText('Anything to add?'), 'After five')
    const answer = await answerInstead(app.desk, call, { status: 'ERROR', message: 'no post today' })
    await app.user.click(dialog.getByRole('button', { name: 'Send request' }))
    await answer()
    expect((await dialog.findByRole('alert')).textContent).toBe(failed)
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Anything to add?').value).toBe('After five')
    await waitFor(async () => expect(await logged(app.desk, 'sending')).not.toEqual([]))
    await app.user.click(dialog.getByRole('button', { name: 'Send request' }))
    await dialog.findByText('Your request has been sent.')
    expect(await app.desk.list('mails')).toHaveLength(1)
  })

  it('SENT-04 is asked about, too, where the guest has written something else since, and then is another request', async () => {
    startFakeClock()
    const app = await openTreatments()
    const dialog = await openRequest(app)
    await app.desk.tell('faults', { ...call, silent: true, times: 1 })
    await app.user.click(dialog.getByRole('button', { name: 'Send request' }))
    await dialog.findByText('Sending your request')
    await pass(30_000)
    dialog.getByText(doubt)
    await app.user.type(dialog.getByLabelText('Anything to add?'), 'After five')
    await app.user.click(dialog.getByRole('button', { name: 'Send request' }))
    await sendRequestAgain(app)
    await dialog.findByText('Your request has been sent.')
    const ids = (await app.desk.calls(call)).map(({ message_id }) => message_id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
  })

  it('is not in doubt where it never left, and the note stays in the form', async () => {
    const app = await openTreatments()
    await configured(app)
    const dialog = await openRequest(app)
    await app.user.type(dialog.getByLabelText('Anything to add?'), 'After five')
    app.hotel.desk.fault({ refuse: 100 })
    await app.desk.tell('faults', { drop: true })
    await screen.findByText(/connection to the hotel is lost/)
    const send = dialog.getByRole('button', { name: 'Send request' })
    await waitFor(() => expect(send.getAttribute('aria-disabled')).toBe('true'))
    await app.user.click(send)
    await screen.findByText('Available again as soon as the hotel can be reached.')
    expect(dialog.queryByText('Sending your request')).toBeNull()
    expect(dialog.queryByText(doubt)).toBeNull()
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Anything to add?').value).toBe('After five')
    expect(await app.desk.list('mails')).toEqual([])
  })
})

it('RT-25 what was written is there after a reload', async () => {
  const app = await openTreatments()
  await app.user.type((await openRequest(app)).getByLabelText('Anything to add?'), 'After five')
  app.close()
  await openApp({ hotel: app.hotel, path: `/cp/11${window.location.search}` })
  const reopened = within(await screen.findByRole('dialog', { name: 'Massage of the house' }))
  expect(reopened.getByLabelText<HTMLTextAreaElement>('Anything to add?').value).toBe('After five')
})

it('PAGE-26 the hotel sends to its own addresses only', async () => {
  const request = { email_to: 'someone@else.example', subject: 'Hello', text: 'Words' }
  const app = await openPage(pageOf([{ Header: 'Ask', request }]))
  await app.user.click(await screen.findByRole('button', { name: 'Send a request' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask' }))
  await app.user.click(dialog.getByRole('button', { name: 'Send request' }))
  await dialog.findByText(failed)
  expect(await app.desk.list('mails')).toEqual([])
})

it('GEN-01 a walk-in guest reads the page and is asked to sign in before anything is sent', async () => {
  const app = await openApp({ path: '/?property=1&theme=1&mode=walkin' })
  await atHome()
  app.services.history.go('/cp/11')
  const dialog = await openRequest(app)
  dialog.getByText('Sign in to send a request to the hotel.')
  expect(dialog.queryByRole('button', { name: 'Send request' })).toBeNull()
  await app.user.click(dialog.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(place()).toBe('/login'))
})

it('PAGE-26, PICK-11, RT-19 an entry without an address of its own goes to the hotel’s for requests', async () => {
  const app = await openPage(pageOf([{ Header: 'Ask', request: { subject: 'Hello', text: 'Words' } }]))
  await app.user.click(await screen.findByRole('button', { name: 'Send a request' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask' }))
  await app.user.click(dialog.getByRole('button', { name: 'Send request' }))
  await dialog.findByText('Your request has been sent.')
  const [mail] = await app.desk.calls(call)
  // For a second request, the app does not ask the hotel for the address again.
  await app.user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await app.user.click(screen.getByRole('button', { name: 'Send a request' }))
  const again = within(await screen.findByRole('dialog', { name: 'Ask' }))
  await app.user.click(again.getByRole('button', { name: 'Send request' }))
  await again.findByText('Your request has been sent.')
  expect(await app.desk.calls(call)).toHaveLength(2)
  expect(await app.desk.calls({ function: 'getPickupLocations' })).toHaveLength(1)
  expect(mail?.data).toMatchObject({ email_to: 'transfers@aurora.example', email_subject: 'Hello' })
})

it('PAGE-26, PICK-11 nothing is sent where the hotel names no address', async () => {
  const app = await openPage(pageOf([{ Header: 'Ask', request: { subject: 'Hello', text: 'Words' } }]))
  await app.user.click(await screen.findByRole('button', { name: 'Send a request' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask' }))
  app.hotel.desk.fault({ module: 'SQMOD_GlobalFunctions', function: 'getPickupLocations', status: 'ERROR' })
  await app.user.click(dialog.getByRole('button', { name: 'Send request' }))
  await dialog.findByText(failed)
  expect(await app.desk.calls(call)).toEqual([])
})
