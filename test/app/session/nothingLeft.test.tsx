/** Whatever a guest has entered and left under way: nothing of it is on the device when they have left (SENT-07). */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getActiveLanguages } from '../../../src/contract/language.ts'
import { answerInstead } from '../badAnswers.ts'
import { openStrength, openWednesday } from '../courses/helpers.ts'
import { pass, startFakeClock } from '../fakeClock.ts'
import { give } from '../give.ts'
import { atHome, openSignedIn, openSignedInAt, signIn } from '../harness.tsx'
import { openKiosk } from '../kiosk/kiosk.ts'
import { choose } from '../pickup/fillPickup.ts'
import { counter, heading } from '../shop/openShop.ts'
import { openGuestMenu } from '../stay/menu.ts'

type App = Awaited<ReturnType<typeof openSignedIn>>

/** The only keys that may stay. All are the device's or the hotel's: a new key has to be argued for here. */
const mayStay = {
  local: ['theme-kept'],
  // The draft tells only that another tab has ended the session.
  session: ['channel-reloaded-at', 'device-mode', 'draft/ended-elsewhere', 'ended-identities'],
}

const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage })
const strangers = () => ({
  local: Object.keys(localStorage).filter((key) => !mayStay.local.includes(key)),
  session: Object.keys(sessionStorage).filter((key) => !mayStay.session.includes(key)),
})
const nothing = { local: [], session: [] }

async function goTo({ services }: App, path: string) {
  act(() => services.history.go(path))
  await services.history.settled()
}

/** Fills in one form after the other without sending any, and sends an order that the hotel does not answer. */
async function leaveTraces(app: App, isKiosk: boolean) {
  const { user } = app
  await goTo(app, '/courses')
  // A kiosk shows one day at a time.
  if (isKiosk) await user.click(await screen.findByRole('button', { name: /Thu/ }))
  const course = await openStrength(app)
  await user.type(course.getByLabelText(/^Number of persons/), '7')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await goTo(app, '/pickup')
  await choose({ user }, 'From', 'Hotel entrance')
  await goTo(app, '/cp/11')
  const [request] = await screen.findAllByRole('button', { name: 'Send a request' })
  await user.click(request as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText('Anything to add?'), 'A surprise for Marco')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await goTo(app, '/wakeUp')
  await choose({ user }, 'Minutes', '15')
  window.dispatchEvent(new Event('scroll'))
  await goTo(app, '/shop/flow/1/product/1053')
  await heading('Mineral water')
  await user.click(counter('Mineral water').more())
  await user.click(screen.getByRole('button', { name: /^Add to cart/ }))
  await user.click(await screen.findByRole('button', { name: 'Go to cart' }))
  await heading('Cart')
  await user.type(screen.getByLabelText('Anything we should know?'), 'Without ice')
  const order = { module: 'SQMOD_RetailSystem', function: 'transmitOrder' }
  const answer = await answerInstead(app.desk, order, { status: 'OK', root: { order_id: 9041 } })
  await user.click(screen.getByRole('button', { name: /^Send order/ }))
  await waitFor(async () => expect(await app.desk.calls(order)).toHaveLength(1))
  const before = stored()
  for (const trace of [
    'course-persons',
    'pickup',
    'Marco',
    'wake-up',
    'scroll',
    'Mineral water',
    'Without ice',
  ])
    expect(before).toContain(trace)
  return answer
}

const reloaded = ({ reload }: App) => waitFor(() => expect(reload).toHaveBeenCalled())

describe.each([
  ['logs out', openSignedIn, async (app: App) => (await openGuestMenu(app)).choose('Log out')],
  [
    'is checked out by the desk',
    openSignedIn,
    async (app: App) => {
      await app.desk.tell('checkout', { room: '101' })
      await goTo(app, '/language')
    },
  ],
  [
    'logs out in another tab',
    openSignedIn,
    async () => {
      localStorage.clear()
      // Written by this tab before it is told.
      localStorage.setItem('shop-cart-items', '[]')
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    },
  ],
  [
    'has finished at a kiosk',
    async (options: Parameters<typeof openKiosk>[0]) => {
      const app = await openKiosk(options)
      await signIn(app, '101', 'Berger')
      await atHome()
      return app
    },
    async ({ user }: App) => user.click(await screen.findByRole('button', { name: 'Finish' })),
  ],
])('a guest who %s', (_, open, leave) => {
  it('SENT-07 leaves no draft, no kept thing and no late answer', async () => {
    const app = await open({ hotel: await openWednesday() })
    const answer = await leaveTraces(app, open !== openSignedIn)
    await leave(app)
    await reloaded(app)
    expect(strangers()).toEqual(nothing)
    // What was under way comes to its end after that, as late as the page goes.
    await answer()
    // Answers arrive in order, so that the late one has been handled after the second.
    for (let turn = 0; turn < 2; turn++) await app.services.hotel.call(getActiveLanguages, {})
    window.dispatchEvent(new Event('scroll'))
    window.dispatchEvent(new Event('pagehide'))
    // A writer that does not exist yet, and has not heard of the end.
    app.services.drafts.save('form', 'late')
    app.services.storage.local.write('choice', 'late')
    await screen.findByLabelText('Room')
    expect(screen.queryByText(/your order has been sent/)).toBeNull()
    expect(strangers()).toEqual(nothing)
  })
})

/**
 * Plays a film whose position the hotel does not confirm. As in a browser, the film reports its pause in a later task.
 */
async function watchFilm(app: App) {
  await app.desk.tell('faults', {
    module: 'SQMOD_VideoOnDemand',
    function: 'addResumeTime',
    silent: true,
    times: 10,
  })
  await goTo(app, '/vod/movies/161')
  await app.user.click(await screen.findByRole('button', { name: 'Play' }))
  const film = await screen.findByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
  give(film, 'duration', 5700)
  give(film, 'readyState', 4)
  give(film, 'paused', false)
  give(film, 'pause', () => setTimeout(() => fireEvent.pause(film)))
  fireEvent.loadedMetadata(film)
  film.currentTime = 1834
  fireEvent.timeUpdate(film)
  expect(sessionStorage.getItem('draft/player')).toContain('1834')
  await waitFor(() => expect(localStorage.getItem('vod-resume-times')).toContain('1834'))
  film.currentTime = 1850
}

describe('a film that plays when its guest leaves', () => {
  it.each([
    [
      'checked out by the desk',
      async ({ desk, services }: App) => {
        await desk.tell('checkout', { room: '101' })
        act(() => services.history.go('/vod/movies/161?again=1'))
      },
    ],
    [
      'by logging out in another tab',
      async () => {
        localStorage.clear()
        window.dispatchEvent(new StorageEvent('storage', { key: null }))
      },
    ],
  ])('SENT-07 leaves no position: %s', async (_, leave) => {
    const app = await openSignedInAt('/')
    await atHome()
    await watchFilm(app)
    await leave(app)
    await reloaded(app)
    await screen.findByLabelText('Room')
    expect(strangers()).toEqual(nothing)
  })

  it('SENT-07, MODE-19 leaves no position at a kiosk, and the next guest sees it from the beginning', async () => {
    startFakeClock()
    const app = await openKiosk()
    await signIn(app, '101', 'Berger')
    await atHome()
    await watchFilm(app)
    await pass(10 * 60_000 + 90_000)
    await reloaded(app)
    await pass(1000)
    expect(strangers()).toEqual(nothing)
    const { hotel } = app
    app.close()
    const next = await openKiosk({ hotel })
    await signIn(next, '103', 'Okafor')
    await atHome()
    await goTo(next, '/vod/movies/161')
    await next.user.click(await screen.findByRole('button', { name: 'Play' }))
    const film = await screen.findByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
    give(film, 'duration', 5700)
    give(film, 'readyState', 4)
    fireEvent.loadedMetadata(film)
    expect(film.currentTime).toBe(0)
  })
})
