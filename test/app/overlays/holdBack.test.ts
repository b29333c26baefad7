import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterStep, goBackBy, holdBack, whenTidy } from '../../../src/ui/holdBack.ts'

const here = () => window.location.search
const visit = (search: string) => window.history.pushState(null, '', `${window.location.pathname}${search}`)

/** The guest's own Back, done once the browser has told of it. */
async function pressBack() {
  const told = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.back()
  await told
}

beforeEach(() => {
  visit('?screen=before')
  visit('?screen=now')
})

afterEach(whenTidy)

it('DLG-10 Back closes what lies over the screen, from the top down, and leaves the screen after that', async () => {
  const closed: string[] = []
  const giveUp = [holdBack(() => closed.push('film')), holdBack(() => closed.push('ring'))]
  await pressBack()
  expect(closed).toEqual(['ring'])
  await pressBack()
  expect(closed).toEqual(['ring', 'film'])
  for (const give of giveUp) give()
  await whenTidy()
  expect(here()).toBe('?screen=now')
  await pressBack()
  expect(here()).toBe('?screen=before')
})

it('DLG-10 two things that close together leave no entry behind', async () => {
  const film = holdBack(vi.fn())
  const ring = holdBack(vi.fn())
  ring()
  film()
  await whenTidy()
  expect(here()).toBe('?screen=now')
  await pressBack()
  expect(here()).toBe('?screen=before')
})

it('CAM-11 what opens while the entry before it is taken back stays open', async () => {
  holdBack(vi.fn())()
  const isStepping = vi.spyOn(window.history, 'go')
  await vi.waitFor(() => expect(isStepping).toHaveBeenCalled(), { interval: 1 })
  const close = vi.fn()
  const giveUp = holdBack(close)
  await whenTidy()
  expect(close).not.toHaveBeenCalled()
  await pressBack()
  expect(close).toHaveBeenCalledOnce()
  expect(here()).toBe('?screen=now')
  giveUp()
})

it('CAM-13 what leads elsewhere while an entry is taken back still leads there', async () => {
  holdBack(vi.fn())()
  const isStepping = vi.spyOn(window.history, 'go')
  await vi.waitFor(() => expect(isStepping).toHaveBeenCalled(), { interval: 1 })
  afterStep(() => visit('?screen=next'))
  await whenTidy()
  expect(here()).toBe('?screen=next')
  await pressBack()
  expect(here()).toBe('?screen=now')
})

it('who goes back from what has just closed goes no step further, however slow the browser is', async () => {
  const back = window.history.go.bind(window.history)
  // The browser takes the step after the moment in which closed things are tidied up.
  vi.spyOn(window.history, 'go').mockImplementation((delta) => void setTimeout(back, 120, delta))
  holdBack(vi.fn())()
  goBackBy((isHeld) => (isHeld ? 2 : 1))
  await whenTidy()
  expect(here()).toBe('?screen=before')
})
