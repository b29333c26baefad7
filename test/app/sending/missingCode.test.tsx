/** The code that tells what became of something is missing when the page is loaded again, or when the outcome comes. */
import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chunkLoadFailed } from '../../../src/core/chunks/slice.ts'
import { device } from '../../../src/domains/device/domain.ts'
import { kiosk } from '../../../src/domains/kiosk/domain.ts'
import { contentRequests } from '../../../src/domains/requests/domain.ts'
import { sending } from '../../../src/domains/sending/domain.ts'
import { pass, passUntil } from '../fakeClock.ts'
import { loseState } from '../slowState.ts'
import { loseAnswer, pressAndHold } from './faults.ts'
import { cardOnHome, goHome, openAt, readDoubt, readNothing, reload } from './journey.ts'
import { type App, type Sender, senders } from './senders.ts'

/** What asks before a repetition, on the guest's phone and on the kiosk of the lobby. */
const places = senders
  .filter(({ asks }) => asks)
  .flatMap((sender) => [
    [sender.what, 'a phone', sender, sender.path] as const,
    [sender.what, 'a kiosk', sender, `${sender.path}?mode=kiosk`] as const,
  ])
  // A kiosk shows one day of the courses.
  .filter(([what, place]) => what !== 'course' || place === 'a phone')

const request = senders.find(({ what }) => what === 'request of a page') as Sender

async function openPreparedAt(sender: Sender, address: string): Promise<App> {
  const app = await openAt(sender, undefined, address)
  await sender.prepare(app)
  return app
}

/** Says that something did not load, and offers to load the page again. The screen itself may say so, too. */
const notWhole = async () => {
  const bar = await passUntil(() => {
    const found = screen
      .getAllByText(/difficulties opening this module/)
      .map((words) => words.closest<HTMLElement>('[role="alert"]'))
      .find((alert) => alert?.querySelector('[aria-label="Close"]'))
    if (!found) throw new Error('only the screen says so')
    return found
  })
  return within(bar)
}

it.each(places)(
  'SENT-12 %s on %s: who reloads before the answer where the code is missing reads that, and is told on the next screen once it is there',
  async (_, __, sender, address) => {
    const first = await openPreparedAt(sender, address)
    await pressAndHold(sender, first)
    const bringBack = loseState(sending)
    const app = await reload(sender, first)
    const bar = await notWhole()
    await app.user.click(bar.getByRole('button', { name: 'Close' }))
    await goHome(sender, app)
    readNothing(sender)
    // It is not said again with each screen.
    expect(screen.queryByText(/difficulties opening this module/)).toBeNull()
    bringBack()
    act(() => app.services.history.go('/flightinfo'))
    await goHome(sender, app)
    await cardOnHome(sender)
    expect(sender.count(app.hotel)).toBe(1)
  },
)

it.each(places)(
  'SENT-12 %s on %s: who reads a doubt, reloads where the code is missing, and once more, reads it again',
  async (_, __, sender, address) => {
    const first = await openPreparedAt(sender, address)
    await loseAnswer(sender, first)
    await readDoubt(sender)
    const bringBack = loseState(sending)
    const second = await reload(sender, first)
    const bar = await notWhole()
    await second.user.click(bar.getByRole('button', { name: 'Reload' }))
    expect(second.reload).toHaveBeenCalledOnce()
    bringBack()
    const app = await reload(sender, second)
    await goHome(sender, app)
    await cardOnHome(sender)
    expect(sender.count(app.hotel)).toBe(1)
  },
)

it.each(places)(
  'SENT-12 %s on %s: who reloads as the answer arrives where the code is missing is told in the next page that the hotel has it',
  async (_, __, sender, address) => {
    const first = await openPreparedAt(sender, address)
    await sender.press(first)
    await sender.done()
    const bringBack = loseState(sending)
    const second = await reload(sender, first)
    await notWhole()
    // Longer than it takes to read an outcome.
    await pass(5000)
    expect(screen.queryByText(sender.notice)).toBeNull()
    bringBack()
    const app = await reload(sender, second)
    await passUntil(() => screen.getByText(sender.notice))
    readNothing(sender)
    expect(sender.count(app.hotel)).toBe(1)
  },
)

it.each(places)(
  'SENT-12 %s on %s: where the code that shows the outcome may be missing, the next page tells it however late it comes',
  async (_, __, sender, address) => {
    const first = await openPreparedAt(sender, address)
    await sender.press(first)
    await sender.done()
    act(() => void first.store.dispatch(chunkLoadFailed({ part: 'NoticeHost', reason: 'missing' })))
    await notWhole()
    await pass(5000)
    const app = await reload(sender, first)
    await passUntil(() => screen.getByText(sender.notice))
    expect(sender.count(app.hotel)).toBe(1)
  },
)

it.each([
  ['a kiosk', 'kiosk', kiosk],
  ['a television', 'tv', device],
] as const)(
  'SENT-12 on %s where all code is missing, who reloads before the answer reads that, and is told in the page that finds it',
  async (_, mode, own) => {
    const first = await openPreparedAt(request, `${request.path}?mode=${mode}`)
    await pressAndHold(request, first)
    const bringBack = [own, sending, contentRequests].map(loseState)
    const second = await reload(request, first)
    const bar = await notWhole()
    await second.user.click(bar.getByRole('button', { name: 'Close' }))
    await second.user.click(await passUntil(() => screen.getByRole('button', { name: 'Try again' })))
    expect(second.reload).toHaveBeenCalledOnce()
    for (const bring of bringBack) bring()
    const app = await reload(request, second)
    await readDoubt(request)
    await goHome(request, app)
    await cardOnHome(request)
    expect(request.count(app.hotel)).toBe(1)
  },
)
