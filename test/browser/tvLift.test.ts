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

it('TVX-50 nothing cuts the ring around an entry of a page', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  await visit(page, '/cp/10')
  await page.keyboard.press('ArrowDown')
  /** How far the ring of the focus reaches beyond what clips it, in pixels; null where nothing is ringed. */
  const cut = () =>
    page.evaluate(() => {
      const link = document.activeElement
      const article = link?.closest('article')
      if (!link || !article) return null
      const { boxShadow, top, left } = getComputedStyle(link, '::after')
      const spread = Math.max(...(boxShadow.match(/[\d.]+(?=px)/g) ?? ['0']).map(Number))
      const rings = article.getBoundingClientRect()
      const reach = [
        rings.left + Number.parseFloat(left) - spread,
        rings.top + Number.parseFloat(top) - spread,
      ] as const
      const beyond: number[] = []
      for (let at: Element | null = article; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (style.overflowX === 'visible' && !/paint|strict|content/.test(style.contain)) continue
        const box = at.getBoundingClientRect()
        beyond.push(box.left - reach[0], box.top - reach[1])
      }
      return spread > 0 ? Math.max(0, ...beyond) : null
    })
  await expect.poll(cut).toBe(0)
})
