/** The answer is lost, or the channel is open in name only, for everything that a guest sends once. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { configured } from '../harness.tsx'
import { halfOpenNetwork, loseAnswer, refuseReads } from './faults.ts'
import {
  cardOnHome,
  followCard,
  goHome,
  inReach,
  openPrepared,
  pressAgain,
  readDoubt,
  readNothing,
} from './journey.ts'
import { each } from './senders.ts'
import { hear } from './tabs.ts'

it.each(each)(
  'SENT-02 %s: of a lost answer the guest is told in the place and on home, and the hotel has it once',
  async (_, sender) => {
    const app = await openPrepared(sender)
    refuseReads(sender, app.hotel)
    await loseAnswer(sender, app)
    await readDoubt(sender)
    await goHome(sender, app)
    await followCard(sender, app, 'left')
    await readDoubt(sender)
    app.hotel.desk.clearFaults()
    await pressAgain(sender, app)
    expect(sender.count(app.hotel)).toBe(1)
    // What is found to be bought is not even asked for again.
    if (!sender.asks) expect(app.hotel.desk.calls({ function: 'getBuyMovie' })).toHaveLength(1)
    await goHome(sender, app)
    readNothing(sender)
  },
)

it.each(each)(
  'SENT-02 %s: what a half-open channel has swallowed may have arrived, and is sent once the guest wants it',
  async (_, sender) => {
    const network = halfOpenNetwork(sender)
    const app = await openPrepared(sender)
    await configured(app)
    app.services.hotel.setReceiveTimeout(1000)
    app.services.http.setReceiveTimeout(1000)
    network.cutOnCall()
    await sender.press(app)
    await readDoubt(sender)
    expect(sender.count(app.hotel)).toBe(0)
    await network.mend(app)
    await pressAgain(sender, app)
    expect(sender.count(app.hotel)).toBe(1)
  },
)

it.each(each)(
  'SENT-02 %s: what the guest has settled, such as with reception, is told nowhere any more',
  async (_, sender) => {
    const app = await openPrepared(sender)
    refuseReads(sender, app.hotel)
    await loseAnswer(sender, app)
    await readDoubt(sender)
    await goHome(sender, app)
    const card = await cardOnHome(sender)
    await app.user.click(card.getByRole('button', { name: 'All settled' }))
    await waitFor(() => expect(screen.queryByText(sender.title)).toBeNull())
    expect(localStorage.getItem('sending')).toBeNull()
    app.services.history.go(sender.path)
    await sender.prepare(app, 'left')
    readNothing(sender)
  },
)

it.each(each.filter(([, { asks }]) => asks))(
  'SENT-01, SENT-02 %s: what the guest sends once it is settled is a new one, even if it says the same',
  async (_, sender) => {
    const app = await openPrepared(sender)
    await loseAnswer(sender, app)
    await readDoubt(sender)
    await goHome(sender, app)
    const card = await cardOnHome(sender)
    await app.user.click(card.getByRole('button', { name: 'All settled' }))
    await inReach(app)
    act(() => app.services.history.go(sender.path))
    await sender.prepare(app, 'left')
    await sender.press(app)
    await sender.done()
    expect(sender.count(app.hotel)).toBe(2)
  },
)

it.each(each)(
  'SENT-02, SENT-03 %s: what the guest settles in another tab is not called failed in the open place either',
  async (_, sender) => {
    const app = await openPrepared(sender)
    refuseReads(sender, app.hotel)
    await loseAnswer(sender, app)
    await readDoubt(sender)
    localStorage.removeItem('sending')
    hear()
    await waitFor(() => expect(screen.queryByText(sender.doubt)).toBeNull())
    readNothing(sender)
  },
)
