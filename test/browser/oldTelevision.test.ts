import { expect, it } from 'vitest'
import { startHotel } from './harness/index.ts'
import { hasOldChromium, oldTelevision } from './harness/oldChromium.ts'

it.skipIf(!hasOldChromium)('shows the sign-in screen on a television of 2020 (Chromium 69)', async () => {
  const hotel = await startHotel()
  const { goto, evaluate, until, complaints } = await oldTelevision()
  await goto(`${hotel.app}/login`)
  await until("document.querySelector('h1') && document.querySelectorAll('input').length > 1")
  // That old indeed: no Array.prototype.at of its own, and the page's shim where libraries need one.
  expect(await evaluate('[typeof [].at, typeof queueMicrotask]')).toEqual(['undefined', 'function'])
  const [width, overflow] = await evaluate<[number, number]>(
    '[innerWidth, document.documentElement.scrollWidth - innerWidth]',
  )
  expect(width).toBe(1920)
  expect(overflow).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
})
