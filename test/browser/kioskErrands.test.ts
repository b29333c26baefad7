// What one comes to a kiosk for: from its start screen by taps alone, to the end, and to the start screen again.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, settle, shared, startHotel } from './harness/index.ts'
import { chooseBurger, signIn, start } from './journeys.ts'
import { begin, expectWiped, guestsWords, left } from './kioskLeft.ts'

async function openKiosk(stays = false) {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1080, height: 1920, stays })
  await page.goto(start(origin, '1', '&mode=kiosk'))
  return { origin, desk, page }
}

/** One for all errands that leave the stay as it is: each begins where the one before has wiped it. */
const kiosk = shared(() => openKiosk(true))

async function arriveAtKiosk({ isLast = false } = {}) {
  const opened = isLast ? await openKiosk() : await kiosk()
  await begin(opened.page).click()
  await signIn(opened.page)
  return opened
}

const titled = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'What you need most' }).getByText(name, { exact: true }).click()

async function finish(page: Page) {
  expect(await left(page)).toMatch(guestsWords)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expectWiped(page)
}

it('KSK-09, SHOP-01, ORD-02 a guest orders to the room', async () => {
  const { page, desk } = await arriveAtKiosk()
  await chooseBurger(page)
  await page.getByRole('button', { name: /^Send order/ }).click()
  await page.getByText('Thank you, your order has been sent.').waitFor()
  expect(await desk.orders()).toMatchObject([{ room: '101', shop_id: 1, guestName: 'Anna Berger' }])
  await finish(page)
})

it('KSK-09, PICK-11 a guest asks for a car', async () => {
  const { page, desk } = await arriveAtKiosk()
  await tile(page, 'Transfer')
  await titled(page, 'Transfer')
  await page.getByRole('combobox', { name: 'Date' }).selectOption('Tomorrow')
  await page.getByRole('combobox', { name: 'To' }).selectOption({ label: 'Airport, Terminal 3' })
  await page.getByRole('button', { name: 'Send the request' }).click()
  await page.getByText('Your request has been sent.').waitFor()
  const mails = await desk.left<{ email_subject: string; email_message: string }>('mails')
  expect(mails).toMatchObject([
    {
      email_subject: 'Pickup request, room 101',
      email_message: expect.stringContaining('To: Airport, Terminal 3'),
    },
  ])
  await finish(page)
})

it('KSK-09, CRS-14 a guest finds a course in the menu and takes a place', async () => {
  const { page, desk } = await arriveAtKiosk()
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  for (const entry of ['Hotel', 'Spa & fitness', 'Courses'])
    await menu.getByText(entry, { exact: true }).click()
  await titled(page, 'Courses')
  // Today and the days after it, of which at least tomorrow is within the stay.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^\d+:\d\d.*Free places: [1-9]/, disabled: false })
    .last()
    .click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.getByText('Your course is booked.').waitFor()
  expect(await desk.left('bookings')).toMatchObject([{ room: '101' }])
  await page.getByRole('button', { name: 'Done' }).click()
  await finish(page)
})

it('KSK-09, CALL-03 a guest has the phone in the room connected with the reception', async () => {
  const { page, desk } = await arriveAtKiosk()
  await page.getByRole('button', { name: 'Guest menu' }).click()
  await page.getByRole('menuitem', { name: 'Call reception' }).click()
  await page.getByRole('button', { name: 'Hang up' }).click()
  await page.getByText('Call ended').waitFor()
  const called = { module: 'HTTP', function: 'POST /api/v1/property/1/oneapp/calls' }
  expect(await desk.calls(called)).toMatchObject([
    { data: { room: '101', target: 'reception' }, status: 200 },
  ])
  await finish(page)
})

it('KSK-09, FLT-01, DEST-01, PAGE-01 a guest looks up a flight, takes the way to a place along, and joins the network', async () => {
  const { page } = await arriveAtKiosk()
  await tile(page, 'Flights')
  await titled(page, 'Flights')
  await page.getByRole('tab', { name: 'Arrivals' }).click()
  await page.getByRole('tabpanel', { name: 'Arrivals' }).getByRole('listitem').first().waitFor()
  await page.getByRole('link', { name: 'Home' }).click()

  await tile(page, 'Around the hotel')
  await page.getByRole('link', { name: /St Stephen/ }).click()
  await page.getByRole('link', { name: 'Show on the map' }).click()
  const way = page.getByRole('dialog', { name: 'Continue on your phone' })
  await way.getByText(/google\.com\/maps/).waitFor()
  await way.getByRole('img', { name: /Scan the code/ }).waitFor()
  await way.getByRole('button', { name: 'Close' }).click()
  await way.waitFor({ state: 'detached' })
  await settle(page)
  await page.getByRole('link', { name: 'Home' }).click()

  await tile(page, 'Wi-Fi')
  await titled(page, 'Wi-Fi')
  await page
    .getByRole('img', { name: /^Scan with another device/ })
    .first()
    .waitFor()
  await finish(page)
})

it('KSK-09, OUT-02, CHK-02 a guest reads the bill and checks out: confirmed on the phone, and the kiosk is the next guest’s', async () => {
  const { page, origin, desk } = await arriveAtKiosk({ isLast: true })
  await tile(page, 'Bill')
  await titled(page, 'Your bill')
  await page.getByText('Total', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Home' }).click()
  await tile(page, 'Check out')
  await page
    .getByRole('dialog', { name: 'Check out?' })
    .getByRole('button', { name: 'Check out', exact: true })
    .click()
  const code = page.getByRole('dialog', { name: 'Check out', exact: true })
  await code.getByRole('img', { name: /Scan the code/ }).waitFor()
  await code.getByText('Our reception will gladly help you.').waitFor()
  const shown = await code.getByText(/\/webcheckin\//).textContent()

  const { page: phone } = await guest({ allow: [/favicon/] })
  await phone.goto(`http://${shown}?property=1&theme=1`)
  expect(new URL(phone.url()).origin).toBe(origin)
  await phone.getByLabel('Room').fill('101')
  await phone.getByLabel('Last name').fill('Berger')
  await phone.getByRole('button', { name: 'Continue' }).click()
  await phone.getByRole('button', { name: 'Check out' }).click()
  await phone.getByRole('link', { name: 'Back to the app' }).waitFor()
  expect(await desk.room('101')).toMatchObject({ checked_in: false })

  await code.getByRole('button', { name: 'Close' }).click()
  await expectWiped(page)
  await page.goBack()
  await expectWiped(page)
})
