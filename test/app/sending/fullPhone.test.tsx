/** What is sent once, on a phone whose storage is full, or whose browser keeps nothing at all. */
import { screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { expect, it } from 'vitest'
import { passUntil } from '../fakeClock.ts'
import { openGuestMenu } from '../stay/menu.ts'
import { pressAndHold, refuseStorage } from './faults.ts'
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
import { each } from './senders.ts'

const asking = each.filter(([, { asks }]) => asks)

it.each(asking)(
  'SENT-02, SENT-09 %s: where local storage is full, a reload in the middle is told in the place and on home, and the hotel has it once',
  async (_, sender) => {
    const first = await openPrepared(sender)
    refuseStorage()
    await pressAndHold(sender, first)
    expect(localStorage.getItem('sending')).toBeNull()
    const app = await reload(sender, first)
    await sender.prepare(app, 'reloaded')
    await readDoubt(sender)
    await goHome(sender, app)
    await followCard(sender, app, 'left')
    await readDoubt(sender)
    await pressAgain(sender, app)
    expect(sender.count(app.hotel)).toBe(1)
    await goHome(sender, app)
    readNothing(sender)
    expect(document.cookie).not.toContain('sending=')
  },
)

it.each(asking)(
  'SENT-02, SENT-09 %s: where local storage is full, who closes the tab in the middle is told on home when the app is opened again',
  async (_, sender) => {
    const first = await openPrepared(sender)
    refuseStorage()
    await pressAndHold(sender, first)
    await reopen(sender, first)
    const card = await cardOnHome(sender)
    card.getByRole('link', { name: sender.link })
  },
)

it.each(asking)(
  'SENT-09 %s: where the browser keeps nothing, it is said before anything leaves, and is sent if the guest wants it',
  async (_, sender) => {
    const app = await openPrepared(sender)
    refuseStorage({ isEverywhere: true })
    const text = /^This device cannot store what you send/
    await sender.press(app)
    const question = await passUntil(() => screen.getByText(text))
    expect(sender.count(app.hotel)).toBe(0)
    const dialog = within(question.closest('[role="dialog"]') as HTMLElement)
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
    readNothing(sender)
    await sender.press(app)
    const again = await passUntil(() => screen.getByText(text))
    const asked = within(again.closest('[role="dialog"]') as HTMLElement)
    await app.user.click(asked.getByRole('button', { name: /^Send (order|request)$/ }))
    await sender.done()
    expect(sender.count(app.hotel)).toBe(1)
  },
)

it.each(asking)(
  'SENT-07, SENT-09 %s: where local storage is full, who signs out in the middle leaves no cookie of it to the next guest',
  async (_, sender) => {
    const app = await openPrepared(sender)
    refuseStorage()
    await pressAndHold(sender, app)
    expect(Cookies.get('sending')).toContain(sender.path)
    await goHome(sender, app)
    const menu = await openGuestMenu(app)
    await menu.choose('Log out')
    await screen.findByLabelText('Room')
    expect(Cookies.get('sending')).toBeUndefined()
  },
)
