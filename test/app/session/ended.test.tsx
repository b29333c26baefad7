import { act, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, describe, expect, it } from 'vitest'
import { getActiveLanguages } from '../../../src/contract/language.ts'
import { selectSessionParams } from '../../../src/domains/navigation/sessionParams.ts'
import { checkinLost } from '../../../src/domains/session/slice.ts'
import { answerInstead } from '../badAnswers.ts'
import {
  atHome,
  openApp,
  openHotel,
  openSignedIn,
  openSignedInAt,
  place,
  query,
  signIn,
} from '../harness.tsx'

const link = (arrival: string | null, mode = '') =>
  `/?property=1&theme=1&room=101&name=Berger&checkin=${arrival ?? ''}${mode && `&mode=${mode}`}`

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

async function logOut({ user, reload }: Pick<Awaited<ReturnType<typeof openApp>>, 'user' | 'reload'>) {
  await user.click(await screen.findByRole('button', { name: 'Guest menu' }))
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Log out' }))
  await waitFor(() => expect(reload).toHaveBeenCalled())
}

const signIns = async ({ desk }: Awaited<ReturnType<typeof openApp>>) =>
  (await desk.calls({ function: 'authenticate' })).filter(({ data }) => data.room)

/** Signs a guest in by the link of the check-in, and logs the guest out. */
async function leftBehind(mode = '') {
  const hotel = await openHotel()
  const { arrival } = hotel.desk.room('101')
  const app = await openApp({ hotel, path: link(arrival, mode) })
  await atHome()
  await logOut(app)
  app.close()
  return { hotel, arrival, count: (await signIns(app)).length }
}

it.each(['', 'kiosk'])(
  'SES-30 the address of a guest who has left signs nobody in, mode “%s”',
  async (mode) => {
    const { hotel, arrival, count } = await leftBehind(mode)
    // Goes back to that history entry, which loads the page again, and reloads it.
    for (const path of [
      link(arrival, mode),
      `${link(arrival, mode)}&autologin=1`,
      '/?property=1&theme=1&room=101&name=BERGER',
    ]) {
      const app = await openApp({ hotel, path })
      expect((await field('Room')).value).toBe('')
      expect((await field('Last name')).value).toBe('')
      expect(await signIns(app)).toHaveLength(count)
      await waitFor(() => expect(window.location.search).not.toMatch(/room|name|checkin|101|berger/i))
      expect(Cookies.get('name')).toBeUndefined()
      app.close()
    }
  },
)

it('SES-30 Back within the page shows an empty form too', async () => {
  const { hotel, arrival, count } = await leftBehind()
  const app = await openApp({ hotel, path: '/login?property=1&theme=1' })
  await field('Room')
  window.history.pushState(
    null,
    '',
    `/ONEapp/login?property=1&theme=1&room=101&name=Berger&checkin=${arrival}`,
  )
  window.history.pushState(null, '', '/ONEapp/login?property=1&theme=1')
  window.history.back()
  await waitFor(() => expect(window.history.state).toBeNull())
  await waitFor(() => expect([...query().keys()]).not.toContain('name'))
  expect((await field('Last name')).value).toBe('')
  expect(await signIns(app)).toHaveLength(count)
})

it('SES-30 Back shows nothing of what the guest who left has searched, before and after the next sign-in', async () => {
  const { hotel, arrival } = await leftBehind()
  const back = (path: string) => {
    const search = `?q=massage&day=2026-11-21&property=1&theme=1&room=101&name=Berger&checkin=${arrival}`
    window.history.pushState(null, '', `/ONEapp${path}${search}`)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }
  const app = await openApp({ hotel, path: '/login?property=1&theme=1' })
  await field('Room')
  back('/search')
  await waitFor(() => expect(place()).toBe('/login'))
  await waitFor(() => expect(window.location.search).not.toMatch(/massage|day/))
  expect(query().get('property')).toBe('1')
  await signIn(app, '103', 'Okafor')
  await atHome()
  back('/search')
  const box = await screen.findByRole<HTMLInputElement>('searchbox')
  await waitFor(() => expect(query().get('name')).toBe('Okafor'))
  expect(box.value).toBe('')
  expect(window.location.search).not.toMatch(/massage|day/)
})

it('SES-30 what is kept of the guest who left names nobody', async () => {
  await leftBehind()
  const kept = JSON.stringify({ ...sessionStorage, ...localStorage })
  expect(kept).not.toMatch(/berger|anna|101/i)
})

it('SES-30 another guest’s address is taken, and so is the same guest’s once they have signed in again', async () => {
  const { hotel, arrival } = await leftBehind()
  const other = await openApp({ hotel, path: '/login?property=1&theme=1&room=103&name=Okafor' })
  expect((await field('Last name')).value).toBe('Okafor')
  await signIn(other, '103', 'Okafor')
  await atHome()
  // Going back to the history entry of the previous guest changes nothing for the present guest.
  window.history.pushState(null, '', `/ONEapp/language?property=1&theme=1&room=101&name=Berger`)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await waitFor(() => expect(query().get('name')).toBe('Okafor'))
  expect(other.store.getState().session.loginData).toMatchObject({ room: '103', name: 'Okafor' })
  await logOut(other)
  await signIn(other, '101', 'Berger')
  await atHome()
  other.close()
  localStorage.clear()
  const again = await openApp({ hotel, path: link(arrival) })
  await atHome()
  expect(again.store.getState().session.loginData.name).toBe('Berger')
})

it('CHKIN-04, SES-30 the next stay of a guest begins in the same tab, and Back to the one that ended signs nobody in', async () => {
  const hotel = await openHotel()
  const before = hotel.desk.room('101').arrival
  const app = await openApp({ hotel, path: link(before) })
  await atHome()
  await app.desk.tell('checkout', { room: '101' })
  app.services.history.go('/language')
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
  app.close()
  // The same hotel a month later.
  const later = await openHotel({ now: () => Date.now() + 30 * 86_400_000 })
  const { arrival } = later.desk.room('101')
  expect(arrival).not.toBe(before)
  for (const path of [link(before), link(null), `${link(null)}&autologin=1`]) {
    const back = await openApp({ hotel: later, path })
    expect((await field('Last name')).value).toBe('')
    back.close()
  }
  const next = await openApp({ hotel: later, path: link(arrival) })
  await atHome()
  const sent = (await signIns(next)).map(({ data }) => data)
  expect(sent).toEqual([{ room: '101', name: 'Berger', checkin: arrival }])
  next.close()
  localStorage.clear()
  const back = await openApp({ hotel: later, path: link(before) })
  expect((await field('Last name')).value).toBe('')
  expect(await signIns(back)).toHaveLength(1)
})

it('SES-30, RULE-05 a check of the guest who has left, answered late, does not end the stay of the next one', async () => {
  const app = await openSignedIn()
  const call = { module: 'SQMOD_Auth', function: 'authenticate' }
  const answer = await answerInstead(app.desk, call, { status: 'OK', root: { checkin: [] } })
  app.services.history.go('/language')
  await waitFor(async () =>
    expect((await app.desk.calls(call)).map(({ status }) => status)).toContain('SILENT'),
  )
  act(() => void app.store.dispatch(checkinLost()))
  await signIn(app, '103', 'Okafor')
  await atHome()
  await answer()
  // Answers arrive in order, so that the late one has been handled by then.
  await app.services.hotel.call(getActiveLanguages, {})
  expect(app.store.getState().session).toMatchObject({ status: 'registered', checkinData: { room: '103' } })
  await atHome()
})

it('SES-30 the form after a sign-out shows nothing of the guest who left, not even for a moment', async () => {
  const app = await openSignedIn()
  const shown = new Set<string>()
  const note = () => {
    for (const label of ['Room', 'Last name'])
      for (const input of screen.queryAllByLabelText<HTMLInputElement>(label)) shown.add(input.value)
  }
  // Notified after each commit.
  const observer = new MutationObserver(note)
  observer.observe(document.body, { attributes: true, childList: true, subtree: true })
  await logOut(app)
  await field('Room')
  observer.disconnect()
  note()
  expect([...shown]).toEqual([''])
})

it('SES-30 a guest who signs out before all of the app has loaded is signed out once it has', async () => {
  const app = await openSignedInAt('/')
  await logOut(app)
  await field('Room')
  expect([place(), query().get('name'), localStorage.getItem('login-room')]).toEqual(['/login', null, null])
})

it('SES-30, LANG-16 after a guest who chose another language the next one reads the device’s own', async () => {
  const app = await openSignedInAt('/?lang=de')
  await screen.findByRole('heading', { level: 1, name: /^Guten? / })
  await app.user.click(await screen.findByRole('button', { name: 'Gästemenü' }))
  await app.user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Abmelden' }))
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
  // Otherwise the app may complete the address with it before the page is loaded again.
  expect(selectSessionParams(app.store.getState()).lang).toBeUndefined()
  app.close()
  const next = await openApp({ hotel: app.hotel, path: `/login${window.location.search}` })
  await signIn(next, '103', 'Okafor')
  await atHome()
})

it('SES-30, MODE-19 a kiosk is a kiosk for the next guest, too', async () => {
  await leftBehind('kiosk')
  expect(Cookies.get('mode')).toBe('kiosk')
  expect(Object.fromEntries(query())).toEqual({ property: '1', theme: '1', mode: 'kiosk' })
})

describe('a page that the browser kept for Back', () => {
  const restore = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  const isConcealed = () => document.documentElement.hidden
  afterEach(() => {
    document.documentElement.hidden = false
  })

  it('SES-30 shows nothing of a guest who has logged out since, and is loaded anew', async () => {
    const kept = await openSignedIn()
    restore(true)
    expect([kept.reload.mock.calls.length, isConcealed()]).toEqual([0, false])
    // Logged out in a later page of the same tab.
    localStorage.clear()
    restore(false)
    expect(kept.reload).not.toHaveBeenCalled()
    restore(true)
    await waitFor(() => expect(kept.reload).toHaveBeenCalledOnce())
    expect(isConcealed()).toBe(true)
  })

  it('SES-30 is loaded anew where it is the one that was logged out of', async () => {
    const app = await openSignedIn()
    await logOut(app)
    restore(true)
    expect(app.reload).toHaveBeenCalledTimes(2)
    expect(isConcealed()).toBe(true)
  })
})
