/** The guest has the app open in two tabs, and sends from both. */
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { selectDoubts } from '../../../src/core/sending/slice.ts'
import { pass, passUntil } from '../fakeClock.ts'
import { answerQuestion } from '../sendAgain.ts'
import { loseAnswer, pressAndHold } from './faults.ts'
import { followCard, goHome, openAt, openPrepared, pressAgain, readDoubt, readNothing } from './journey.ts'
import { each, type Sender } from './senders.ts'
import { giveLocks, hear, toBackground } from './tabs.ts'

const isOrder = ({ what }: Sender) => what === 'order'

it.each(each)(
  'SENT-02 %s: what one tab is sending, the other one sends only if the guest wants it again',
  async (_, sender) => {
    giveLocks()
    const first = await openPrepared(sender)
    const answer = await pressAndHold(sender, first)
    await goHome(sender, first)
    toBackground()
    const app = await openAt(sender, first.hotel)
    if (sender.asks) {
      await sender.prepare(app)
      await sender.press(app)
    } else await sender.done()
    answer.release()
    await waitFor(() => expect(localStorage.getItem('sending')).toBeNull())
    hear()
    if (isOrder(sender)) await screen.findByText('Your cart is empty')
    else if (sender.asks) await answerQuestion(app, sender.title, 'Not now')
    readNothing(sender)
    expect(sender.count(app.hotel)).toBe(1)
  },
)

it.each(each.filter(([, { asks }]) => asks))(
  'SENT-02 %s: where the browser has no locks, what another tab is sending is asked about at once',
  async (_, sender) => {
    const first = await openPrepared(sender)
    await pressAndHold(sender, first)
    await goHome(sender, first)
    toBackground()
    const app = await openPrepared(sender, first.hotel)
    await sender.press(app)
    await answerQuestion(app, sender.title, 'Not now')
    expect(sender.count(app.hotel)).toBe(1)
    expect(screen.queryByText(sender.failed)).toBeNull()
  },
)

it.each(each)(
  'SENT-02 %s: what is in doubt in one tab is asked about in the other, and ends in both',
  async (_, sender) => {
    giveLocks()
    const first = await openPrepared(sender)
    await loseAnswer(sender, first)
    await goHome(sender, first)
    toBackground()
    const app = await openAt(sender, first.hotel, '/cp/1')
    if (sender.asks) {
      await followCard(sender, app, 'new')
      await readDoubt(sender)
      await pressAgain(sender, app)
    } else {
      app.services.history.go(sender.path)
      await sender.done()
    }
    hear()
    await passUntil(() => expect(selectDoubts(first.store.getState() as never)).toEqual([]))
    expect(sender.count(app.hotel)).toBe(1)
  },
)

it.each(each.filter(([, { asks }]) => !asks))(
  'SENT-02 %s: what a tab was sending when it was closed is not in doubt in the other one, which has read that it is bought',
  async (_, sender) => {
    giveLocks()
    const first = await openPrepared(sender)
    await pressAndHold(sender, first)
    await goHome(sender, first)
    toBackground()
    const app = await openAt(sender, first.hotel)
    await sender.done()
    first.close()
    await pass(1000)
    await goHome(sender, app)
    readNothing(sender)
    expect(localStorage.getItem('sending')).toBeNull()
  },
)
