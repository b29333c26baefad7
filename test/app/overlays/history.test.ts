import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AppHistory, createHistory } from '../../../src/core/routing/history.ts'
import { waitLimitMs } from '../../tools/limits.ts'

const here = () => window.location.search
const visit = (search: string) => window.history.pushState(null, '', `${window.location.pathname}${search}`)

let history: AppHistory

/** Goes back as a guest does, and waits until the browser has reported it. */
async function pressBack() {
  const reported = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.back()
  await reported
}

beforeEach(() => {
  history = createHistory({ sessionParams: () => ({ room: '101' }) })
  visit('?screen=before')
  visit('?screen=now')
})

afterEach(async () => {
  await history.settled()
  history.stop()
})

it('DLG-10 Back closes what lies over the screen, from the top down, and leaves the screen after that', async () => {
  const closed: string[] = []
  const giveUp = [
    history.pushOverlayEntry(() => closed.push('film')),
    history.pushOverlayEntry(() => closed.push('ring')),
  ]
  await pressBack()
  expect(closed).toEqual(['ring'])
  await pressBack()
  expect(closed).toEqual(['ring', 'film'])
  for (const give of giveUp) give()
  await history.settled()
  expect(here()).toBe('?screen=now')
  await pressBack()
  expect(here()).toBe('?screen=before')
})

it('DLG-10 the first overlay that opens during a step back by the app stays open', async () => {
  const onBack = vi.fn()
  const stepped = history.backBy(1)
  const close = history.pushOverlayEntry(onBack)
  await stepped
  expect(here()).toBe('?screen=before')
  expect(onBack).not.toHaveBeenCalled()
  await pressBack()
  expect(onBack).toHaveBeenCalledOnce()
  expect(here()).toBe('?screen=before')
  close()
})

it('DLG-10 one press of Back leaves the screen, also in the moment in which an overlay has closed', async () => {
  history.pushOverlayEntry(vi.fn())()
  const reported = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  history.back()
  await reported
  expect(here()).toBe('?screen=before')
  await history.settled()
  expect(here()).toBe('?screen=before')
})

it('DLG-10 two things that close together leave no entry behind', async () => {
  const film = history.pushOverlayEntry(vi.fn())
  const ring = history.pushOverlayEntry(vi.fn())
  ring()
  film()
  await history.settled()
  expect(here()).toBe('?screen=now')
  await pressBack()
  expect(here()).toBe('?screen=before')
})

it('DLG-10, VOD-19 an address that is replaced below what is open is still there when Back has closed it', async () => {
  history.connect((to, { replace }) => {
    window.history[replace ? 'replaceState' : 'pushState'](null, '', `/ONEapp${to}`)
  })
  window.history.replaceState(null, '', '/ONEapp/vod/browse')
  const closed: string[] = []
  const giveUp = [
    history.pushOverlayEntry(() => closed.push('filter')),
    history.pushOverlayEntry(() => closed.push('ring')),
  ]
  history.go('/vod/browse?filter=1', { replace: true })
  history.go('/vod/browse?filter=1,2', { replace: true })
  await vi.waitFor(() => expect(here()).toBe('?filter=1,2'), { interval: 1, timeout: waitLimitMs })
  await history.settled()
  await pressBack()
  await pressBack()
  expect(closed).toEqual(['ring', 'filter'])
  expect(here()).toBe('?filter=1,2')
  for (const give of giveUp) give()
  await history.settled()
  await pressBack()
  expect(here()).toBe('?screen=before')
})

it('DLG-10 what closes by itself leaves no entry behind where the address was replaced below it', async () => {
  history.connect((to) => window.history.replaceState(null, '', `/ONEapp${to}`))
  const giveUp = history.pushOverlayEntry(vi.fn())
  history.go('/flightinfo?airport=BUD', { replace: true })
  await vi.waitFor(() => expect(here()).toBe('?airport=BUD'), { interval: 1, timeout: waitLimitMs })
  giveUp()
  await history.settled()
  await pressBack()
  expect(here()).toBe('?screen=before')
})

it('CAM-11 what opens while the entry before it is taken back stays open', async () => {
  history.pushOverlayEntry(vi.fn())()
  const isStepping = vi.spyOn(window.history, 'go')
  await vi.waitFor(() => expect(isStepping).toHaveBeenCalled(), { interval: 1, timeout: waitLimitMs })
  const close = vi.fn()
  const giveUp = history.pushOverlayEntry(close)
  await history.settled()
  expect(close).not.toHaveBeenCalled()
  await pressBack()
  expect(close).toHaveBeenCalledOnce()
  expect(here()).toBe('?screen=now')
  giveUp()
})

it('CAM-13 what leads elsewhere while an entry is taken back still leads there', async () => {
  history.pushOverlayEntry(vi.fn())()
  const isStepping = vi.spyOn(window.history, 'go')
  await vi.waitFor(() => expect(isStepping).toHaveBeenCalled(), { interval: 1, timeout: waitLimitMs })
  history.afterStep(() => visit('?screen=next'))
  await history.settled()
  expect(here()).toBe('?screen=next')
  await pressBack()
  expect(here()).toBe('?screen=now')
})

/** A browser that goes back later than the clean-up of closed overlays, and then only as far as it was asked last. */
function slowBrowser() {
  const go = window.history.go.bind(window.history)
  let asked: ReturnType<typeof setTimeout>
  vi.spyOn(window.history, 'go').mockImplementation((delta) => {
    clearTimeout(asked)
    asked = setTimeout(go, 120, delta)
  })
}

it('DLG-10 one press of Back right after something has closed leaves the screen, however slow the browser is', async () => {
  slowBrowser()
  history.pushOverlayEntry(vi.fn())()
  history.back()
  await history.settled()
  expect(here()).toBe('?screen=before')
})

it('DLG-10 two presses of Back are two steps, and the first closes what is open, however slow the browser is', async () => {
  slowBrowser()
  const onBack = vi.fn()
  history.pushOverlayEntry(onBack)
  history.back()
  history.back()
  await vi.waitFor(() => expect(here()).toBe('?screen=before'), waitLimitMs)
  expect(onBack).toHaveBeenCalledOnce()
})

it('DLG-10 the entry of what has closed is taken back once, also where the browser takes longer than the app waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
  history.pushOverlayEntry(vi.fn())()
  await vi.advanceTimersByTimeAsync(60_000)
  await history.settled()
  expect(go).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

it('who goes back from what has just closed goes no step further, however slow the browser is', async () => {
  slowBrowser()
  history.pushOverlayEntry(vi.fn())()
  void history.backBy(1)
  await history.settled()
  expect(here()).toBe('?screen=before')
})

it('an app that has ended closes nothing any more, and another one in the same window does', async () => {
  const ended = createHistory({ sessionParams: () => ({}) })
  const closed: string[] = []
  ended.pushOverlayEntry(() => closed.push('ended'))
  ended.stop()
  const giveUp = history.pushOverlayEntry(() => closed.push('running'))
  await pressBack()
  expect(closed).toEqual(['running'])
  giveUp()
})

it('what is asked for before the router is there happens when it comes', () => {
  const went: unknown[] = []
  history.go('/language')
  history.connect((to, { replace }) => went.push({ to, replace }))
  history.go('/cp/1', { replace: true })
  expect(went).toEqual([
    { to: '/language', replace: false },
    { to: '/cp/1', replace: true },
  ])
})

it('NAV-04 the present address is no place to go to, also without the session’s values or in another order', () => {
  const went: string[] = []
  history.connect((to) => went.push(to))
  window.history.replaceState(null, '', '/ONEapp/cp/1?room=101&name=Berger')
  for (const to of ['/cp/1?name=Berger', '/cp/1?name=Berger&room=101']) history.go(to)
  expect(went).toEqual([])
  history.go('/cp/1?name=Novak')
  expect(went).toEqual(['/cp/1?name=Novak'])
})

it('RULE-04 what only completes an address keeps the state of its entry, and leaves a guest alone who is elsewhere', () => {
  const states: unknown[] = []
  history.connect((_, { state }) => states.push(state))
  window.history.replaceState({ usr: { depth: 2 } }, '', '/ONEapp/cp/1')
  history.go('/cp/1?room=101&name=Berger', { replace: true, paramsOnly: true })
  history.go('/cp/2?room=101', { replace: true, paramsOnly: true })
  history.go('/', { from: '/cp/2' })
  expect(states).toEqual([{ depth: 2, paramsOnly: true }])
})

it('RULE-04 what completes an address leaves a guest alone who has gone back to another one of the same screen', () => {
  const went: string[] = []
  history.connect((to) => {
    went.push(to)
    window.history.replaceState(null, '', `/ONEapp${to}`)
  })
  const completed = { replace: true, paramsOnly: true } as const
  const place = { pathname: '/shop/flow/3', search: '?groups=12' }
  window.history.replaceState(null, '', '/ONEapp/shop/flow/3?room=101')
  history.go('/shop/flow/3?groups=12&room=101', { ...completed, at: place })
  expect(went).toEqual([])
  // The history entry stays the same when the app replaces its address.
  window.history.replaceState(null, '', '/ONEapp/shop/flow/3?groups=12')
  history.go('/shop/flow/3?groups=12&lang=en', { ...completed, at: place })
  history.go('/shop/flow/3?groups=12&room=101', { ...completed, at: place })
  expect(went).toEqual(['/shop/flow/3?groups=12&lang=en', '/shop/flow/3?groups=12&room=101'])
  window.history.replaceState(null, '', '/ONEapp/shop/flow/3?room=101')
  history.go('/shop/flow/3?groups=12&lang=de', { ...completed, at: place })
  expect(went).toHaveLength(2)
})

it('is settled once a step back has been taken', async () => {
  const step = history.backBy(1)
  await history.settled()
  expect(here()).toBe('?screen=before')
  await step
})
