/** What is sent again meets something else on its way: a check-out, another guest, other words, code that is missing. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sending } from '../../../src/domains/sending/domain.ts'
import { pass, passUntil } from '../fakeClock.ts'
import { atHome, signIn } from '../harness.tsx'
import { cutNetwork } from '../network.ts'
import { answerQuestion, sendRequestAgain } from '../sendAgain.ts'
import { loseState } from '../slowState.ts'
import { openGuestMenu } from '../stay/menu.ts'
import { loseAnswer } from './faults.ts'
import { goHome, inReach, openPrepared, readDoubt, readNothing, reload } from './journey.ts'
import { type App, each, type Sender } from './senders.ts'

const asking = each.filter(([, { asks }]) => asks)
/** What waits for the channel if the hotel is out of reach; a request over HTTP fails. */
const waiting = asking.filter(([, { call }]) => 'function' in call)

/** The guest wants it again as the channel is lost: it waits on the device for the next one. */
async function sendAgainWithoutHotel(sender: Sender) {
  const app = await openPrepared(sender)
  await loseAnswer(sender, app)
  await readDoubt(sender)
  await inReach(app)
  await sender.press(app)
  await screen.findByRole('dialog', { name: sender.title })
  const network = cutNetwork()
  app.hotel.desk.fault({ drop: true })
  await waitFor(() => expect(app.services.hotel.state).not.toBe('connected'))
  await answerQuestion(app, sender.title, 'Send it again')
  return { app, network }
}

it.each(waiting)(
  'SENT-01 %s: what waits to be sent again while the guest is checked out and in is not carried out a second time',
  async (_, sender) => {
    const { app, network } = await sendAgainWithoutHotel(sender)
    app.hotel.desk.checkout({ room: '101' })
    app.hotel.desk.checkin({ room: '101' })
    network.restore()
    await passUntil(() => expect(screen.queryByText(sender.doubt)).toBeNull())
    await sender.done()
    readNothing(sender)
    expect(sender.count(app.hotel)).toBe(1)
  },
)

it.each(waiting)(
  'SENT-07, SENT-13 %s: what waits to be sent again when the guest signs out is not sent in the name of the next one',
  async (_, sender) => {
    const { app, network } = await sendAgainWithoutHotel(sender)
    await goHome(sender, app)
    const menu = await openGuestMenu(app)
    await menu.choose('Log out')
    await screen.findByLabelText('Room')
    const name = 'function' in sender.call ? sender.call.function : ''
    const sent = () => app.hotel.desk.calls({ function: name }).length
    const before = sent()
    network.restore()
    await waitFor(() => expect(app.services.hotel.state).toBe('connected'))
    await signIn(app, '103', 'Okafor')
    await atHome()
    // What has waited for the channel leaves a second after it has opened.
    await pass(2000)
    expect(sent()).toBe(before)
    expect(sender.count(app.hotel)).toBe(1)
  },
)

const request = each.find(([what]) => what === 'request of a page')?.[1] as Sender

/** Writes a note into the open request. */
async function write({ user }: App, words: string) {
  const note = within(screen.getByRole('dialog')).getByLabelText('Anything to add?')
  await user.clear(note)
  await user.type(note, words)
}

it('SENT-01, SENT-04 a request whose words are changed, and changed back, is the first one again', async () => {
  const app = await openPrepared(request)
  await write(app, 'At five')
  await loseAnswer(request, app)
  // The hotel never hears of the second one.
  app.hotel.desk.fault({ module: 'SQMOD_EMail', function: 'sendEMail', silent: true, times: 1 })
  for (const words of ['At six', 'At five']) {
    await readDoubt(request)
    await inReach(app)
    await write(app, words)
    await request.press(app)
    await sendRequestAgain(app)
  }
  await request.done()
  const words = app.hotel.desk.mails().map((mail) => /At \w+$/.exec(String(Object(mail).email_message))?.[0])
  expect(words).toEqual(['At five'])
})

it.each(asking.filter(([what]) => what !== 'order'))(
  'SENT-02, SENT-12 %s: where the code is missing that knows of the doubt, who sends it again does not read that it has failed',
  async (_, sender) => {
    const first = await openPrepared(sender)
    await loseAnswer(sender, first)
    await readDoubt(sender)
    loseState(sending)
    const app = await reload(sender, first)
    await sender.prepare(app, 'reloaded')
    await inReach(app)
    await sender.press(app)
    await passUntil(() => screen.getByText(/difficulties opening this module/))
    readNothing(sender)
    expect(sender.count(app.hotel)).toBe(1)
  },
)
