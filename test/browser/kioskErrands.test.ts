// What one comes to a kiosk for: from its start screen by taps alone, to the end, and to the start screen again.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { localTime } from '../hotel/clock.ts'
import { vienna } from '../hotel/destinations/vienna.ts'
import { type Desk, guest, settle, shared, startHotel } from './harness/index.ts'
import { chooseBurger, signIn, start } from './journeys.ts'
import { begin, expectWiped, guestsWords, left } from './kioskLeft.ts'
import { readCode } from './pixels.ts'

/** A Thursday morning in Vienna. */
const now = '2026-11-26T09:00:00Z'
const zone = 'Europe/Vienna'

async function openKiosk(stays = false) {
  const { origin, desk } = await startHotel()
  await desk.clock(now)
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

/** As the screens write it, with any space. */
const readable = (moment: string) =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: zone })
    .format(new Date(moment))
    .replace(/\s/, '\\s')

interface SeenCourse {
  courseId: number
  name: string
  start: string
  maxPersons: number
  bookedPersons: number
}

/** The last course of tomorrow that has a place: neither the first nor the last that the screen lists. */
async function courseOfTomorrow(desk: Desk) {
  const courses = await desk.get<SeenCourse[]>('courses')
  const course = courses.findLast(
    ({ start: at, maxPersons, bookedPersons }) =>
      localTime(Date.parse(at), zone).date === '2026-11-27' && bookedPersons < maxPersons,
  )
  if (!course) throw new Error('there is no course tomorrow')
  return course
}

it('KSK-09, CRS-14 a guest finds a course in the menu and takes a place', async () => {
  const { page, desk } = await arriveAtKiosk()
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  for (const entry of ['Hotel', 'Spa & fitness', 'Courses'])
    await menu.getByText(entry, { exact: true }).click()
  await titled(page, 'Courses')
  const { courseId, name, start: at } = await courseOfTomorrow(desk)
  await page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /Fri.*27|27.*Fri/ }) })
    .getByRole('button', { name: new RegExp(`^${readable(at)} ${name}`) })
    .click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.getByText('Your course is booked.').waitFor()
  const bookings = await desk.left<{ bookingNumber: string }>('bookings')
  expect(bookings).toMatchObject([{ room: '101', courseId, name, start: at, numberOfPersons: 1 }])
  await page.getByText(bookings[0]?.bookingNumber ?? 'none').waitFor()
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

interface SeenFlight {
  flight_number: string
  airline: string
  origin_city: string
  from: string
  terminal: string
  status: string
  scheduled_gate_time: string
  estimated_gate_time: string
}

/** What the hotel knows of the arrivals to come among the first ten, as patterns of their rows. */
async function nextArrivals(desk: Desk) {
  const board = await desk.get<SeenFlight[]>('flights?property=1&airport=1&type=arrival')
  const ahead = board
    .slice(0, 10)
    .map((flight) => ({ ...flight, at: flight.estimated_gate_time || flight.scheduled_gate_time }))
    .filter(({ at }) => at > now)
  expect(ahead.length).toBeGreaterThan(2)
  return ahead.map(({ at, origin_city, from, flight_number, airline, terminal, status }) =>
    expect.stringMatching(
      new RegExp(
        `${readable(at)}\\s*${origin_city} \\(${from}\\)\\s*${flight_number} · ${airline}\\s*Terminal ${terminal}.*${status}$`,
        's',
      ),
    ),
  )
}

it('KSK-09, FLT-01, DEST-01, PAGE-01 a guest looks up a flight, takes the way to a place along, and joins the network', async () => {
  const { page, desk } = await arriveAtKiosk()
  await tile(page, 'Flights')
  await titled(page, 'Flights')
  await page.getByRole('tab', { name: 'Arrivals' }).click()
  const rows = page.getByRole('tabpanel', { name: 'Arrivals' }).getByRole('listitem')
  const next = await nextArrivals(desk)
  await expect.poll(() => rows.allInnerTexts()).toEqual(expect.arrayContaining(next))
  await page.getByRole('link', { name: 'Home' }).click()

  await tile(page, 'Around the hotel')
  await page.getByRole('link', { name: /St Stephen/ }).click()
  await page.getByRole('link', { name: 'Show on the map' }).click()
  const way = page.getByRole('dialog', { name: 'Continue on your phone' })
  await way.getByText(/google\.com\/maps/).waitFor()
  const code = way.getByRole('img', { name: /Scan the code/ })
  await code.waitFor()
  await settle(page)
  const cathedral = vienna.find(({ title }) => title.en.startsWith('St Stephen'))
  const { searchParams } = new URL((await readCode(page, code)).text)
  expect(searchParams.get('query')).toBe(`${cathedral?.latitude},${cathedral?.longitude}`)
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
  const lines = await desk.get<{ reservation_nr: string; amount: number }[]>('bills/101')
  const ofAnna = lines.filter((line) => line.reservation_nr === '88012')
  const total = ofAnna.reduce((sum, { amount }) => sum + amount, 0)
  expect(ofAnna.length).toBeGreaterThan(5)
  await page.getByText(`EUR ${total.toFixed(2)}`, { exact: true }).waitFor()
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
