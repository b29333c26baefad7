/** The guest closes the dialog or leaves the screen while something that is sent once is under way. */
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { passUntil } from '../fakeClock.ts'
import { pressAndHold, refuseReads } from './faults.ts'
import { cardOnHome, goHome, openPrepared, readNothing } from './journey.ts'
import { each } from './senders.ts'

it.each(each)(
  'SENT-03 %s: who leaves in the middle reads elsewhere that it has arrived, and the hotel has it once',
  async (_, sender) => {
    const app = await openPrepared(sender)
    const answer = await pressAndHold(sender, app)
    await goHome(sender, app)
    answer.release()
    await screen.findByText(sender.notice)
    if (!sender.asks) {
      act(() => app.services.history.go(sender.path))
      await sender.done()
    }
    readNothing(sender)
    expect(sender.count(app.hotel)).toBe(1)
  },
)

it.each(each)(
  'SENT-03 %s: who leaves in the middle reads elsewhere that it may have arrived, and never that it failed',
  async (_, sender) => {
    const app = await openPrepared(sender)
    const answer = await pressAndHold(sender, app)
    refuseReads(sender, app.hotel)
    await goHome(sender, app)
    answer.lose()
    // The card, and the notice.
    await cardOnHome(sender)
    await passUntil(() => screen.getByText(sender.doubt, { selector: '[role="alert"] *, [role="status"] *' }))
    expect(screen.queryByText(sender.failed)).toBeNull()
    expect(sender.count(app.hotel)).toBe(1)
  },
)
