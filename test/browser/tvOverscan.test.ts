// A television in a low resolution and in a right-to-left language. At 1920x1080 in English tvWalk.test.ts walks all screens.
import { expect, it } from 'vitest'
import { guest, startHotel, visit } from './harness/index.ts'
import { start } from './journeys.ts'
import { tenFootFaults } from './tenFootFaults.ts'
import { televisionAddresses } from './tvAddresses.ts'

it('TVX-54 a television of 1280x720 in Arabic cuts off nothing that is read or pressed, nor what the focus lifts', {
  timeout: 300_000,
}, async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1280, height: 720, allow: [/menu_|Failed to load resource/] })
  await page.goto(start(origin, '1', '&mode=tv&lang=ar'))
  await page.locator('main :is(input, button):focus').waitFor()
  const found = await tenFootFaults(page)
  await page.goto(start(origin, '1', '&mode=tv&lang=ar&autologin=1&room=101&name=Berger'))
  await page.getByRole('banner').getByRole('link', { name: 'التحكم بالغرفة' }).waitFor()
  for (const path of Object.values(televisionAddresses).flat()) {
    await visit(page, path)
    await page.locator('.MuiSnackbar-root').waitFor({ state: 'detached' })
    found.push(...(await tenFootFaults(page)).map((fault) => `${path} ${fault}`))
  }
  expect(found).toEqual([])
})
