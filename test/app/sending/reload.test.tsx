/** The page is reloaded, or the tab closed and opened again, while something that is sent once is under way. */
import { expect, it } from 'vitest'
import { passUntil } from '../fakeClock.ts'
import { pressAndHold } from './faults.ts'
import {
  cardOnHome,
  followCard,
  goHome,
  openPrepared,
  pressAgain,
  readDoubt,
  readNothing,
  reload,
  reopen,
} from './journey.ts'
import { type App, each, type Sender } from './senders.ts'

/** The hotel has it, and its answer is still to come. */
async function openUnderWay(sender: Sender): Promise<App> {
  const app = await openPrepared(sender)
  await pressAndHold(sender, app)
  return app
}

it.each(each)(
  'SENT-02 %s: after a reload in the middle the guest is told in the place and on home, and the hotel has it once',
  async (_, sender) => {
    const app = await reload(sender, await openUnderWay(sender))
    if (!sender.asks) {
      // The hotel says that it is bought.
      await sender.done()
      await goHome(sender, app)
      return readNothing(sender)
    }
    await sender.prepare(app, 'reloaded')
    await readDoubt(sender)
    await goHome(sender, app)
    await followCard(sender, app, 'left')
    await readDoubt(sender)
    await pressAgain(sender, app)
    expect(sender.count(app.hotel)).toBe(1)
    await goHome(sender, app)
    readNothing(sender)
  },
)

it.each(each)(
  'SENT-02 %s: who closes the tab in the middle and opens the app again is told on home and in the place, and the hotel has it once',
  async (_, sender) => {
    const app = await reopen(sender, await openUnderWay(sender))
    const card = await cardOnHome(sender)
    card.getByRole('button', { name: 'All settled' })
    if (!sender.asks) {
      await app.user.click(card.getByRole('link', { name: sender.link }))
      await sender.done()
    } else {
      await followCard(sender, app, 'new')
      await readDoubt(sender)
      await pressAgain(sender, app)
    }
    expect(sender.count(app.hotel)).toBe(1)
    await goHome(sender, app)
    await passUntil(() => readNothing(sender))
  },
)
