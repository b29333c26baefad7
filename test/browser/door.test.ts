import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectNoAxeViolations } from './harness/axe.ts'
import { guest, startHotel } from './harness/index.ts'
import { arrive, start } from './journeys.ts'
import { press } from './remote.ts'

interface Room {
  door_openings: { vendor: string; device: string }[]
  key_codes: { code: string }[]
}

/** Opens the key from home, where it is the first of the quick actions. */
async function openKey(page: Page) {
  await page.getByRole('list', { name: 'What you need most' }).getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: 'Mobile key' }).waitFor()
}

/** The key of a guest who leaves today expires in the evening, so the tests run in the morning. */
const morning = () => `${new Date().toISOString().slice(0, 10)}T09:00:00Z`

it('KEY-16, KEY-17, KEY-20 a guest goes to the key behind the link, enters the code there, and comes back', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await openKey(page)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Open door 101' }).click()
  await page.getByLabel('Email address').fill('anna@example.com')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('heading', { name: 'Door 101' }).waitFor()
  const [mailed] = (await desk.room<Room>('101')).key_codes
  await page.getByLabel('Code').fill(mailed?.code ?? '')
  await page.getByRole('button', { name: 'Open door' }).click()
  await page.getByRole('heading', { name: 'Door 101 is open' }).waitFor()
  expect((await desk.room<Room>('101')).door_openings).toMatchObject([{ vendor: 'assa_abloy' }])
  await page.getByRole('link', { name: 'Back to the app' }).click()
  await page.getByRole('button', { name: 'Open door 101' }).waitFor()
})

it('KEY-15, KEY-21, QRY-14 a link at the door asks, and opens it once; Back and a reload do not open it again', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest()
  await desk.clock(morning())
  await arrive(page, origin, { property: '2', room: '201', name: 'Miller' })
  await page.goto(start(origin, '2', '&opendoor=201'))
  const question = page.getByRole('dialog', { name: 'Open the door of room 201?' })
  await question.waitFor()
  await expectNoAxeViolations(page)
  expect((await desk.room<Room>('201')).door_openings).toEqual([])
  await question.getByRole('button', { name: 'Open' }).click()
  await page.getByText('Door opened').waitFor()
  expect(page.url()).not.toContain('opendoor')
  await page.reload()
  await page.getByText('Tap to open').waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect((await desk.room<Room>('201')).door_openings).toHaveLength(1)
})

it('CAM-06, CAM-10, KEY-15 on the TV the bell rings over the screen, and the key opens with OK', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await desk.clock(morning())
  await arrive(page, origin, { property: '2', room: '201', name: 'Miller', rest: '&mode=tv' })
  await page.getByRole('link', { name: 'Door camera' }).waitFor()
  await desk.ring('201')
  const dialog = page.getByRole('dialog', { name: 'Someone rang your door' })
  await dialog.waitFor()
  const { width = 0, height = 0 } = (await dialog.boundingBox()) ?? {}
  // The 500 px grow with the root font size of a television, as all of its sizes do.
  expect(width).toBe(750)
  expect(height).toBeGreaterThan(500)
  expect(height).toBeLessThanOrEqual(750)
  await expectNoAxeViolations(page)
  await press(page, dialog.getByRole('button', { name: 'Show camera' }))
  await page.getByRole('heading', { level: 1, name: 'Door camera' }).waitFor()
  await page.getByRole('figure').first().waitFor()
  await expectNoAxeViolations(page)
  await press(page, page.getByRole('link', { name: 'Key' }))
  await press(page, page.getByRole('button', { name: 'Open door 201' }))
  await page.getByText('Door opened').waitFor()
  expect((await desk.room<Room>('201')).door_openings).toMatchObject([{ vendor: 'salto' }])
})
