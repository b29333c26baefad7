import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { arrive } from './journeys.ts'

it.each([
  ['a phone', 390, 844, ''],
  ['a kiosk', 1080, 1920, '&mode=kiosk'],
  ['a television', 1920, 1080, '&mode=tv'],
])('HTTP-17 what asks for a failed menu again is in sight on %s', async (_, width, height, rest) => {
  const { origin, desk } = await startHotel()
  await desk.fault({ path: '/ONEapp/skins/aurora/1/menu_EN.json', http: 500 })
  const { page } = await guest({ width, height, allow: [/menu_EN\.json/] })
  await arrive(page, origin, { rest })
  await page.getByRole('list', { name: 'At your service' }).waitFor()
  const isInSight = await page.getByRole('button', { name: 'Try again' }).evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  })
  expect(isInSight).toBe(true)
})
