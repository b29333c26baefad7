/** What a guest does and reads around something that is sent once. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { selectIsAway } from '../../../src/core/offlineCache/selectIsAway.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { atHome, openSignedInAt, place } from '../harness.tsx'
import { answerQuestion } from '../sendAgain.ts'
import type { App, At, Hotel, Sender } from './senders.ts'

/** Opens the app in the place, on a hotel of its own or a given one. */
export async function openAt(sender: Sender, hotel?: Hotel, address = sender.path): Promise<App> {
  startFakeClock()
  if (!hotel) sender.before?.()
  const app = await openSignedInAt(address, { hotel: hotel ?? (await sender.openHotel()) })
  await waitFor(() => expect(app.store.getState().session.status).toBe('registered'))
  return app
}

export async function openPrepared(sender: Sender, hotel?: Hotel): Promise<App> {
  const app = await openAt(sender, hotel)
  await sender.prepare(app)
  return app
}

/** The place says that it may have arrived, and does not say that it failed. */
export async function readDoubt({ doubt, failed }: Sender): Promise<void> {
  await passUntil(() => expect(screen.getByText(doubt).closest('[role="alert"]')).not.toBeNull())
  expect(screen.queryByText(failed)).toBeNull()
}

export const readNothing = ({ doubt, failed, title }: Sender): void => {
  for (const text of [doubt, failed, title]) expect(screen.queryByText(text)).toBeNull()
}

export async function goHome({ close }: Sender, app: App): Promise<void> {
  if (screen.queryByRole('dialog')) await close?.(app)
  act(() => app.services.history.go('/cp/1'))
  await atHome()
}

/** The card on home about what may have arrived. */
export async function cardOnHome({ title }: Sender) {
  const heading = await passUntil(() => screen.getByText(title, { selector: 'h2' }))
  return within(heading.closest('[role="status"]') as HTMLElement)
}

/** Follows the link of the card on home to the place, and gets as far as the button there. */
export async function followCard(sender: Sender, app: App, at: At): Promise<void> {
  const card = await cardOnHome(sender)
  await app.user.click(card.getByRole('link', { name: sender.link }))
  await waitFor(() => expect(place()).toBe(sender.path))
  await sender.prepare(app, at)
}

/** Waits until what is pressed reaches the hotel again. */
export const inReach = ({ store }: App) =>
  passUntil(() => expect(selectIsAway(store.getState() as never)).toBe(false))

/** Pressing again asks, unless it is a film. With the guest's consent it is sent, and the place says so. */
export async function pressAgain(sender: Sender, app: App): Promise<void> {
  const { asks, press, title, done, count } = sender
  const has = count(app.hotel)
  await inReach(app)
  await press(app)
  if (asks) {
    await answerQuestion(app, title, 'Not now')
    expect(count(app.hotel)).toBe(has)
    await press(app)
    await answerQuestion(app, title, 'Send it again')
  }
  await passUntil(() => expect(screen.queryByText(sender.doubt)).toBeNull())
  await done()
}

/** The browser reloads the page: the screens do not get to remove what the tab keeps. */
export async function reload(sender: Sender, app: App): Promise<App> {
  const kept = { ...sessionStorage }
  const { pathname, search } = window.location
  app.close()
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  return openAt(sender, app.hotel, pathname.replace('/ONEapp', '') + search)
}

/** The tab was closed, and the app is opened again at home. */
export async function reopen(sender: Sender, app: App): Promise<App> {
  app.close()
  sessionStorage.clear()
  const again = await openAt(sender, app.hotel, '/cp/1')
  await atHome()
  return again
}
