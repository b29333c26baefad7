// Whether the focus is seen from three metres.
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'
import { steerTo } from './remote.ts'

it('TVX-15 the whole tile, card or row of a control is ringed, and tiles grow', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  /** Size of the largest part around the focused control that is ringed only while a remote control is in use. */
  const ringed = () =>
    page.evaluate(() => {
      const around: Element[] = []
      for (
        let at = document.activeElement;
        at && at.id !== 'content' && around.length < 5;
        at = at.parentElement
      )
        around.push(at)
      const shadows = () => around.map((one) => getComputedStyle(one).boxShadow)
      const { dataset } = document.documentElement
      const before = shadows()
      dataset.input = 'pointer'
      const after = shadows()
      dataset.input = 'keyboard'
      const largest = around.filter((_, at) => before[at] !== after[at]).pop()
      const { width = 0, height = 0 } = largest?.getBoundingClientRect() ?? {}
      const grows = around.some((one) => new DOMMatrix(getComputedStyle(one).transform).a > 1)
      return { width: Math.round(width), height: Math.round(height), grows }
    })
  const at = async (path: string, role: 'link' | 'button' | 'switch' | 'checkbox', name: RegExp) => {
    await visit(page, path)
    await settle(page)
    await steerTo(page, page.getByRole(role, { name }).first())
    return ringed()
  }
  const tile = await at('/', 'link', /^Wake-up/)
  expect(tile.grows).toBe(true)
  expect(tile.width).toBeGreaterThan(200)
  const lamp = await at('/room-control', 'switch', /^Main light/)
  expect(lamp.grows).toBe(true)
  expect(lamp.width).toBeGreaterThan(400)
  const extra = await at('/shop/flow/1/product/1019', 'checkbox', /^Bacon/)
  expect(extra.width).toBeGreaterThan(400)
  expect(extra.height).toBeGreaterThan(70)
  const guestMenu = await at('/', 'button', /^Guest menu/)
  expect(guestMenu.width).toBeGreaterThan(200)
})

it('BNAV-07 a television does not offer to be a remote control', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  await page.getByRole('banner').getByRole('link', { name: 'Room control' }).waitFor()
  await visit(page, '/remote-control')
  await page.getByRole('button', { name: /^TV living room/ }).waitFor()
  expect(await page.getByRole('banner').getByRole('link', { name: 'Remote', exact: true }).count()).toBe(0)
})
