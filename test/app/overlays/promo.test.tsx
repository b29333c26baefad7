import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp, openHotel, openSignedIn } from '../harness.tsx'
import { restoreRealTimers } from '../realTimers.ts'

const star = () => screen.findByRole('link', { name: 'Our special offer' })
/** Position in px from the left and the top. The style may omit a trailing zero. */
const spotOf = ({ style }: HTMLElement) => {
  const [x = 0, y = 0] = style.transform.match(/-?[\d.]+/g)?.map(Number) ?? []
  return [x, y]
}

beforeEach(() => {
  // jsdom's window is 1024x768, and the star has no size there.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(72)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72)
})
const matchMedia = window.matchMedia
afterEach(() => {
  restoreRealTimers()
  window.matchMedia = matchMedia
})

/** Opens the star, whose movement runs by a fake clock. */
async function openStar() {
  const app = await openSignedIn()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  app.services.history.go('/language?enableDDS=true')
  return { ...app, shown: await star() }
}
const drag = (element: HTMLElement, ...way: [number, number][]) => {
  const [from, ...rest] = way.map(([clientX, clientY]) => ({ clientX, clientY, pointerId: 1, button: 0 }))
  fireEvent.pointerDown(element, from)
  for (const point of rest) fireEvent.pointerMove(element, point)
  fireEvent.pointerUp(element, rest.at(-1))
}

it('QRY-12, SHELL-23, HTTP-21 the address shows the star, which leaves for the property’s promo site', async () => {
  await openApp({ path: '/?property=1&theme=1&enableDDS=true' })
  expect((await star()).getAttribute('href')).toBe('https://example.com/aurora')
})

it('QRY-12 it stays until the page is closed, wherever the guest goes, and does not come back by itself', async () => {
  const hotel = await openHotel()
  const first = await openSignedIn({ hotel, path: '/?property=1&theme=1&enableDDS=true' })
  first.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await star()
  first.close()
  await openApp({ hotel, path: '/language' })
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  expect(screen.queryByRole('link', { name: 'Our special offer' })).toBeNull()
})

it('SHELL-21, SHELL-22 begins at 25 and 25, and moves inside the window every 7 seconds', async () => {
  const { shown } = await openStar()
  expect(spotOf(shown)).toEqual([25, 25])
  vi.advanceTimersByTime(6999)
  expect(spotOf(shown)).toEqual([25, 25])
  vi.advanceTimersByTime(1)
  await waitFor(() => expect(spotOf(shown)).not.toEqual([25, 25]))
  const [x = -1, y = -1] = spotOf(shown)
  for (const least of [x, y]) expect(least).toBeGreaterThanOrEqual(0)
  expect(x + 72).toBeLessThanOrEqual(window.innerWidth)
  expect(y + 72).toBeLessThanOrEqual(window.innerHeight)
})

it('SHELL-21 stands still while it is held', async () => {
  const { shown } = await openStar()
  fireEvent.pointerDown(shown, { clientX: 40, clientY: 40, pointerId: 1, button: 0 })
  vi.advanceTimersByTime(21_000)
  expect(spotOf(shown)).toEqual([25, 25])
})

it('SHELL-21 stands still while it has the focus', async () => {
  const { shown } = await openStar()
  shown.focus()
  vi.advanceTimersByTime(21_000)
  expect(spotOf(shown)).toEqual([25, 25])
})

it('SHELL-21 stands still for a guest who prefers reduced motion', async () => {
  window.matchMedia = (query) =>
    ({ ...matchMedia(query), matches: query.includes('reduced-motion') }) as MediaQueryList
  const { shown } = await openStar()
  vi.advanceTimersByTime(21_000)
  expect(spotOf(shown)).toEqual([25, 25])
})

it('SHELL-22 follows the finger, never out of the window, and a drag is no press', async () => {
  const { shown } = await openStar()
  drag(shown, [40, 40], [140, 90])
  await waitFor(() => expect(spotOf(shown)).toEqual([125, 75]))
  // The browser sends a click at the end of a drag, too.
  expect(fireEvent.click(shown)).toBe(false)
  drag(shown, [140, 90], [5000, -5000])
  await waitFor(() => expect(spotOf(shown)).toEqual([window.innerWidth - 72, 0]))
})

it('SHELL-23 a press of a hand that shakes a little is a press', async () => {
  const { shown } = await openStar()
  const isPrevented: boolean[] = []
  const follow = (event: Event) => {
    isPrevented.push(event.defaultPrevented)
    // jsdom cannot navigate.
    event.preventDefault()
  }
  document.addEventListener('click', follow)
  drag(shown, [40, 40], [43, 42])
  fireEvent.click(shown)
  document.removeEventListener('click', follow)
  expect(isPrevented).toEqual([false])
  expect(spotOf(shown)).toEqual([25, 25])
})
