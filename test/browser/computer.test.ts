// Tests the layout of wide windows.
import { expect, it } from 'vitest'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'

it('SHOP-19 the first items of a group fill their row', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin)
  await visit(page, '/shop/flow/1')
  const list = page.getByRole('main').getByRole('list', { name: 'Breakfast' })
  await list.getByRole('listitem').nth(3).waitFor()
  for (const width of [1920, 1440, 1280]) {
    await page.setViewportSize({ width, height: 1080 })
    const gap = await list.evaluate((one) => {
      const last = [...one.children].filter(({ ariaHidden }) => ariaHidden === null).pop()
      return one.getBoundingClientRect().right - (last?.getBoundingClientRect().right ?? 0)
    })
    expect(Math.abs(gap), `${width} px`).toBeLessThan(10)
  }
})

it('TV-04 the televisions to choose from are lines that the eye can follow', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1280, height: 800 })
  await arrive(page, origin)
  await visit(page, '/remote-control')
  const row = page.getByRole('main').getByRole('button', { name: /^TV living room/ })
  expect((await row.boundingBox())?.width).toBeLessThan(700)
})
