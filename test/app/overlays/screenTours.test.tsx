import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { languageChosen } from '../../../src/domains/language/slice.ts'
import { openSignedIn } from '../harness.tsx'

type App = Awaited<ReturnType<typeof openSignedIn>>

/** Walks through the tour of the screen, and returns the title of each step. */
async function titlesOfTour({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Help' }))
  const titles: string[] = []
  for (;;) {
    const card = within(await screen.findByRole('dialog'))
    titles.push(card.getByRole('heading', { level: 2 }).textContent ?? '')
    const finish = card.queryByRole('button', { name: 'Finish' })
    await user.click(finish ?? card.getByRole('button', { name: 'Next' }))
    if (finish) return titles
    await screen.findByText(new RegExp(`^${titles.length + 1} of `))
  }
}

it.each([
  ['/sleeptimer', 'Sleep timer', ['Sleep timer', 'How long']],
  ['/streamingDevices/chromecast', 'Chromecast', ['Step by step', 'Show on the television']],
  ['/weather/0', 'Vienna', ['Now', 'The days ahead']],
  // The page of the spa leads to its lists.
  ['/cp/10', 'Spa', ['Read on', 'Share']],
  ['/cp/18', 'Wi-Fi', ['Network', 'Share']],
])('TOUR-01, STOUR-01, SHELL-05 %s has a tour of what it shows', async (path, heading, titles) => {
  const app = await openSignedIn()
  act(() => app.services.history.go(path))
  await screen.findByRole('heading', { level: 1, name: heading })
  expect(await titlesOfTour(app)).toEqual(titles)
})

it('TOUR-01 a tour speaks the guest’s language, also when it was chosen after the tour was first seen', async () => {
  const app = await openSignedIn()
  act(() => app.services.history.go('/sleeptimer'))
  await screen.findByRole('heading', { level: 1, name: 'Sleep timer' })
  await titlesOfTour(app)
  const loads = async () =>
    (await app.desk.calls({ module: 'SQMOD_RemoteControl', function: 'getSleepTimer' })).length
  const before = await loads()
  act(() => void app.store.dispatch(languageChosen('de')))
  // The timer is loaded again with its texts; until then nothing is there to be explained.
  await waitFor(async () => expect(await loads()).toBeGreaterThan(before))
  await screen.findByText('Der Fernseher bleibt an.')
  await app.user.click(await screen.findByRole('button', { name: 'Hilfe' }))
  const card = within(await screen.findByRole('dialog'))
  card.getByRole('heading', { level: 2, name: 'Sleep-Timer' })
  await app.user.click(card.getByRole('button', { name: 'Weiter' }))
  await screen.findByRole('heading', { level: 2, name: 'Wie lange' })
})

it('TOUR-01, TOUR-04, STOUR-01 the tour of the wake-up explains the list once there is one', async () => {
  const app = await openSignedIn()
  act(() => app.services.history.go('/wakeUp'))
  const send = await screen.findByRole('button', { name: /^Wake me at/ })
  expect(await titlesOfTour(app)).toEqual(['New wake-up'])
  await app.user.click(send)
  await screen.findByRole('region', { name: 'Your wake-ups' })
  expect(await titlesOfTour(app)).toEqual(['Your wake-ups'])
  await app.user.click(screen.getByRole('button', { name: 'New wake-up' }))
  expect(await titlesOfTour(app)).toEqual(['Your wake-ups', 'New wake-up'])
})

it('TOUR-01 the tour of the remote control explains its keys, once a television is chosen', async () => {
  const app = await openSignedIn()
  act(() => app.services.history.go('/remote-control'))
  const tv = await screen.findByRole('button', { name: /^TV living room/ })
  expect(screen.queryByRole('button', { name: 'Help' })).toBeNull()
  await app.user.click(tv)
  await screen.findByRole('button', { name: /^Power: / })
  expect(await titlesOfTour(app)).toEqual(['On and off', 'Arrows and OK', 'Volume and channels'])
})
