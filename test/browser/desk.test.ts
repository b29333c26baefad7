import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { addDays, momentOf } from '../hotel/clock.ts'
import { connect, type Device } from '../unit/hotel/device.ts'
import { axeViolations, guest, startHotel } from './harness/index.ts'

const devices: Device[] = []
afterEach(() => {
  for (const device of devices.splice(0)) device.close()
})

async function berger(origin: string) {
  const device = await connect(origin)
  devices.push(device)
  await device.signIn('101', 'Berger')
  return device
}

const burger = {
  guestName: 'Anna Berger',
  shop_id: 1,
  // During the stay, which goes on for three days.
  delivery_time: `${addDays(new Date().toISOString().slice(0, 10), 1)} 19:30:00`,
  additional_text: 'Payment: cash\nNo onions, please',
  location: 'Room 101',
  cart: [
    {
      main_item: {
        ...{ amount: 2, item_id: '1019', name: 'Burger', price: 14.5 },
        sub_items: [
          { amount: 2, item_id: '101902', name: 'Medium', price: 0 },
          { amount: 2, item_id: '101904', name: 'Bacon', price: 2 },
        ],
      },
    },
  ],
}

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

it.each([
  ['wide', 1440, 900],
  ['narrow', 390, 844],
])(
  'an order is brought on its way at the desk, %s, and the guest is told each step',
  async (_, width, height) => {
    const { origin, desk } = await startHotel()
    const device = await berger(origin)
    const { page } = await guest({ width, height })
    await page.goto(`${origin}/desk`)
    await page.getByText('No new orders.').waitFor()
    await device.ask('SQMOD_RetailSystem.transmitOrder', burger)
    const order = page.getByRole('article', { name: 'Order 9041, room 101' })
    await order.getByText('Bacon').waitFor()
    for (const text of ['EUR 29.00', 'EUR 4.00', 'EUR 33.00', 'Payment: cash', 'No onions, please'])
      expect(await order.getByText(text, { exact: true }).count(), text).toBe(1)
    await page.getByRole('button', { name: 'Orders 1 new' }).waitFor()
    expect(await page.title()).toBe('(1) Front desk')
    for (const [label, status] of [
      ['Accept', 'accepted'],
      ['On its way', 'on_the_way'],
      ['Delivered', 'delivered'],
    ] as const) {
      await order.getByRole('button', { name: label, exact: true }).click()
      await expect.poll(async () => (await desk.orders())[0]).toMatchObject({ status })
      const told = device.heard().filter((text) => text.includes('"orderStatus"'))
      expect(told.at(-1)).toContain(`"status":"${status}"`)
    }
    await page.getByText('Done (1)').click()
    await page.getByText(/^Delivered \d\d:\d\d$/).waitFor()
    expect(await fits(page)).toBe(true)
  },
)

it('a receptionist cancels with a reason, writes to a room, and reads its mails', async () => {
  const { origin, desk } = await startHotel()
  const device = await berger(origin)
  await device.ask('SQMOD_RetailSystem.transmitOrder', burger)
  const { page } = await guest({ width: 1440, height: 900 })
  await page.goto(`${origin}/desk`)
  await page.getByRole('article').getByRole('button', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog')
  // Nothing is cancelled without a reason, and one button keeps the order.
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await dialog.getByRole('button', { name: 'Keep order' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect((await desk.orders())[0]).toMatchObject({ status: 'sent' })
  await page.getByRole('article').getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'The kitchen has just closed.' }).click()
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect.poll(async () => (await desk.orders())[0]).toMatchObject({ status: 'cancelled' })
  expect(device.heard().join()).toContain('The kitchen has just closed.')

  await page.getByRole('button', { name: 'Rooms' }).click()
  const room = page.getByRole('article', { name: 'Room 101' })
  await room.getByRole('button', { name: 'Message' }).click()
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Your taxi is here.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await device.hearPush('getPopUpMessages')

  await device.ask('SQMOD_EMail.sendEMail', {
    email_to: 'desk@aurora.example',
    email_subject: 'A table',
    email_message: 'For two, please.',
  })
  await page.getByRole('button', { name: 'Mails 1 new' }).click()
  const letter = page.getByRole('article').filter({ hasText: 'A table' })
  await letter.getByText('For two, please.').waitFor()
  await letter.getByText('To desk@aurora.example').waitFor()
  await page.getByRole('button', { name: 'Mails', exact: true }).waitFor()
})

it('an order that is overdue says by how much, until it is delivered', async () => {
  const { origin, desk } = await startHotel()
  const device = await berger(origin)
  await device.ask('SQMOD_RetailSystem.transmitOrder', burger)
  const { page } = await guest({ width: 1440, height: 900 })
  await page.goto(`${origin}/desk`)
  const order = page.getByRole('article', { name: 'Order 9041, room 101' })
  await order.waitFor()
  expect(await order.getByText(/late$/).count()).toBe(0)
  const due = momentOf(burger.delivery_time.slice(0, 10), '19:42:00', 'Europe/Vienna')
  await desk.post('clock', { now: new Date(due).toISOString() })
  await order.getByText('12 min late', { exact: true }).waitFor()
  for (const label of ['Accept', 'On its way', 'Delivered'])
    await order.getByRole('button', { name: label, exact: true }).click()
  await page.getByText('Done (1)').waitFor()
  expect(await page.getByText(/late$/).count()).toBe(0)
})

it('OPS-19 on a phone the title of the desk, its hotel and its sound stand in one line', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await page.goto(`${origin}/desk`)
  const parts = [
    page.getByRole('heading', { level: 1, name: 'Front desk' }),
    page.getByRole('combobox', { name: 'Hotel' }),
    page.getByRole('button', { name: /^Sound: o/ }),
  ]
  const boxes = await Promise.all(parts.map((part) => part.evaluate((one) => one.getBoundingClientRect())))
  expect(Math.max(...boxes.map(({ top }) => top))).toBeLessThan(
    Math.min(...boxes.map(({ bottom }) => bottom)),
  )
  expect(await fits(page)).toBe(true)
})

it('OPS-20 on a phone the desk has targets for fingers, a filter as wide as its list, and its hotel is read whole', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await page.goto(`${origin}/desk#rooms`)
  await page.getByRole('article', { name: 'Room 101' }).waitFor()
  const small = () =>
    page
      .locator('button:visible, select:visible, input:visible, textarea:visible, summary:visible')
      .evaluateAll((all) =>
        all
          .filter(
            (one) => Math.min(one.getBoundingClientRect().height, one.getBoundingClientRect().width) < 44,
          )
          .map((one) => one.getAttribute('aria-label') ?? one.textContent),
      )
  expect(await small()).toEqual([])
  // A select that is as wide as the words of its option is not narrower than it is on the page.
  const cutOptions = await page.getByRole('combobox', { name: 'Hotel' }).evaluate((select) => {
    const copy = select.cloneNode() as HTMLSelectElement
    Object.assign(copy.style, { position: 'absolute', width: 'auto', maxWidth: 'none' })
    select.after(copy)
    const wide = select.getBoundingClientRect().width
    const cut = Array.from((select as HTMLSelectElement).options, ({ text }) => text).filter((text) => {
      copy.replaceChildren(new Option(text))
      return copy.getBoundingClientRect().width > wide
    })
    copy.remove()
    return cut
  })
  expect(cutOptions).toEqual([])

  await page.getByRole('button', { name: 'Messages' }).click()
  const widthOf = async (what: Locator) => (await what.boundingBox())?.width
  expect(await widthOf(page.getByRole('searchbox', { name: 'Filter' }))).toBe(
    await widthOf(page.getByRole('article').first()),
  )
  await page.getByRole('button', { name: 'New message' }).click()
  await page.getByRole('dialog', { name: 'New message' }).waitFor()
  expect(await small()).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Workshop' }).click()
  await page.getByRole('button', { name: 'Open the app as Anna Berger on a TV' }).waitFor()
  expect(await small()).toEqual([])
})

it('OPS-21 a form of the desk says in plain words what is wrong with it, keeps what was written, and sends it once', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ allow: [/ERR_FAILED/] })
  await page.goto(`${origin}/desk#rooms`)
  const room = page.getByRole('article', { name: 'Room 101' })
  const before = await desk.get<unknown[]>('messages')
  const dialog = page.getByRole('dialog')
  await room.getByRole('button', { name: 'Message' }).click()
  const text = dialog.getByRole('textbox', { name: 'Text' })
  for (const blank of ['', '  \n ', '\u200b\u2060']) {
    await text.fill(blank)
    await dialog.getByRole('button', { name: 'Send' }).click()
    expect(await dialog.getByRole('alert').textContent()).toBe('Please write something first.')
    expect(await text.evaluate((one) => one === document.activeElement)).toBe(true)
  }
  expect(await axeViolations(page)).toEqual([])
  await text.fill(' Your taxi is here. ')
  await page.route('**/desk/api/message', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('The hotel does not answer. Please try again.').waitFor()
  expect(await text.inputValue()).toBe(' Your taxi is here. ')
  await page.unroute('**/desk/api/message')
  // Pressed again while it is being sent, it is sent once.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/desk/api/message', (route) => held.then(() => route.continue()))
  for (let press = 0; press < 2; press += 1) await dialog.getByRole('button', { name: 'Send' }).click()
  release()
  await page.getByText(/^Sent/).waitFor()
  const after = await desk.get<{ text: string }[]>('messages')
  expect(after.slice(before.length).map((one) => one.text)).toEqual(['Your taxi is here.'])

  await room.getByRole('button', { name: 'Change the e-mail address' }).click()
  for (const address of ['', 'anna', 'anna@localhost', 'anna berger@example.com']) {
    await dialog.getByRole('textbox').fill(address)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Please write an address like anna@example.com.').waitFor()
    expect(await dialog.getByRole('textbox').inputValue()).toBe(address)
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Shops' }).click()
  await page.getByRole('button', { name: 'Hours' }).first().click()
  await dialog.getByLabel('Opens').fill('')
  await dialog.getByRole('button', { name: 'Save hours' }).click()
  await dialog.getByText('Please choose a time.').waitFor()
})

it('OPS-21 the second press of a double click does nothing at the desk', async () => {
  const { origin } = await startHotel()
  const device = await berger(origin)
  await device.ask('SQMOD_RetailSystem.transmitOrder', burger)
  const { page } = await guest({ width: 1440, height: 900 })
  await page.goto(`${origin}/desk`)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData() ?? ''))
  const press = async (name: string, clickCount: number) => {
    const one = page.getByRole('article').getByRole('button', { name })
    await one.waitFor()
    const { x, y } = await one.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect)
    await page.mouse.move(x + 9, y + 9)
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
    // What the press has sent has left before this.
    await page.evaluate(() => fetch('/desk/api/state').then(({ ok }) => ok))
  }
  await press('Accept', 1)
  await press('On its way', 2)
  expect(sent).toEqual([expect.stringContaining('accepted')])
  await press('On its way', 1)
  expect(sent).toHaveLength(2)
})

it('OPS-22 long names of guests and addresses fit into every page of the desk', async () => {
  const { origin, desk } = await startHotel()
  const device = await berger(origin)
  await device.ask('SQMOD_RetailSystem.transmitOrder', burger)
  const long = 'Maximiliane-Theodora Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren'
  const email = `${'maximiliane'.repeat(5)}@schwarzenstein-oettingen-wallerstein.example`
  await desk.post('email', { room: '101', email })
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    const { page } = await guest({ width, height })
    await page.route('**/desk/api/**', async (route) => {
      if (route.request().url().endsWith('changes')) return route.continue()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('Anna', long).replaceAll('Berger', long)
      await route.fulfill({ response, body })
    })
    await page.goto(`${origin}/desk`)
    await page.getByRole('article', { name: 'Order 9041, room 101' }).waitFor()
    for (const name of ['Orders', 'Rooms', 'Messages', 'Workshop']) {
      await page.getByRole('button', { name, exact: name !== 'Orders' }).click()
      await page.getByRole('main').getByText(long).first().waitFor()
      const outside = await page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('article, article *')]
          .filter((one) => {
            const card = one.closest('article')?.getBoundingClientRect()
            return card && one.getBoundingClientRect().right > Math.min(card.right, innerWidth) + 1
          })
          .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`),
      )
      expect(outside, `${name}, ${width}`).toEqual([])
      expect(await fits(page)).toBe(true)
      if (name !== 'Orders') continue
      // The name has at least half of the card.
      const share = await page
        .getByRole('article')
        .getByText(long)
        .first()
        .evaluate((one) => {
          const card = one.closest('article') as HTMLElement
          return one.getBoundingClientRect().width / card.getBoundingClientRect().width
        })
      expect(share).toBeGreaterThan(0.5)
    }
    // The desk goes on asking while its page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

it('OPS-17 a message is written to all rooms in house, a list is filtered by words, and the sound says whether it is on', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1440, height: 900 })
  await page.goto(`${origin}/desk#messages`)
  await page.getByText('Sound: off').click()
  await page.getByRole('button', { name: 'Sound: on', exact: true }).waitFor()
  const write = async (to: RegExp | string, text: string) => {
    await page.getByRole('button', { name: 'New message' }).click()
    const dialog = page.getByRole('dialog', { name: 'New message' })
    const options = dialog.getByRole('combobox', { name: 'To' })
    const label = await options.getByRole('option', { name: to }).textContent()
    await options.selectOption({ label: label ?? '' })
    await dialog.getByRole('textbox', { name: 'Text' }).fill(text)
    await dialog.getByRole('button', { name: 'Send' }).click()
  }
  await write(/^All rooms in house/, 'The pool is closed until noon.')
  const rooms = await desk.get<{ room: string; checked_in: boolean; demo: boolean }[]>('rooms')
  const inHouse = rooms.filter(({ checked_in, demo }) => checked_in && !demo).map(({ room }) => room)
  const told = async (text: string) =>
    (await desk.get<{ room: string; text: string }[]>('messages'))
      .filter((message) => message.text === text)
      .map(({ room }) => room)
      .sort()
  expect(inHouse.length).toBeGreaterThan(1)
  await expect.poll(() => told('The pool is closed until noon.')).toEqual(inHouse.sort())
  await page.getByText(`Sent to ${inHouse.length} rooms.`).waitFor()
  await write('102', 'Your taxi waits.')
  await expect.poll(() => told('Your taxi waits.')).toEqual(['102'])

  const filter = page.getByRole('searchbox', { name: 'Filter' })
  await filter.fill('102 not read')
  await page.getByRole('article').filter({ hasNotText: '102' }).waitFor({ state: 'detached' })
  await page.getByRole('article').filter({ hasText: 'Your taxi waits.' }).waitFor()
  // What arrives meanwhile takes neither the filter nor the focus.
  await desk.post('message', { room: '102', text: 'A parcel is here.' })
  await page.getByText('A parcel is here.').waitFor()
  expect(await filter.inputValue()).toBe('102 not read')
  expect(await filter.evaluate((one) => one === document.activeElement)).toBe(true)
  await filter.fill('nothing like it')
  await page.getByText('Nothing has these words.').waitFor()
})

it('OPS-18 the code of a key is shown on a press, and stays shown while the list changes', async () => {
  const { origin, desk } = await startHotel()
  const device = await berger(origin)
  const asked = await fetch(`${origin}/api/public/v2/property/1/onekey/deeplink`, {
    method: 'POST',
    headers: { ...device.headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      room: '101',
      vendor: 'assa_abloy',
      device: 'android',
      reservationNumber: '88012',
      expireAt: `${addDays(new Date().toISOString().slice(0, 10), 1)}T18:00:00Z`,
      otpEmail: 'anna@berger.example',
    }),
  })
  expect(asked.status).toBe(200)
  const { page } = await guest({ width: 1440, height: 900 })
  await page.goto(`${origin}/desk#rooms`)
  const room = page.getByRole('article', { name: 'Room 101' })
  const code = room.getByText(/^\d{3} \d{3}$/)
  await room.getByText('Key code', { exact: true }).waitFor()
  expect(await code.isVisible()).toBe(false)
  await room.getByText('Key code', { exact: true }).click()
  await code.waitFor()
  await desk.post('email', { room: '101', email: 'anna@berger.example' })
  await room.getByText('anna@berger.example').waitFor()
  expect(await code.isVisible()).toBe(true)
})

it('TRUST-17 a long list begins with its newest, and shows earlier ones', async () => {
  const { origin, desk } = await startHotel()
  for (let number = 1; number <= 205; number += 1)
    await desk.post('message', { room: '101', text: `Message number ${number}.` })
  const { page } = await guest({ width: 1440, height: 900 })
  await page.goto(`${origin}/desk#messages`)
  await page.getByText('Message number 205.').waitFor()
  expect(await page.getByRole('article').count()).toBe(200)
  await page.getByRole('button', { name: 'Show earlier ones' }).click()
  await page.getByText('Message number 1.', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Show earlier ones' }).count()).toBe(0)
})

it('a call of a guest is answered at the desk, and an address put right', async () => {
  const { origin, desk } = await startHotel()
  const device = await berger(origin)
  const { page } = await guest({ width: 1440, height: 900 })
  await page.goto(`${origin}/desk#quickcalls`)
  await page.getByText('Nobody has called yet.').waitFor()
  await fetch(`${origin}/api/v1/property/1/oneapp/calls`, {
    method: 'POST',
    headers: { ...device.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ room: '101', target: 'room_service' }),
  })
  const call = page.getByRole('article', { name: 'Call of room 101' })
  await call.getByText(/^Room service/).waitFor()
  await call.getByRole('button', { name: 'Answer' }).click()
  await call.getByText('Connected').waitFor()
  await call.getByRole('button', { name: 'Hang up' }).click()
  await call.getByText('Ended').waitFor()

  await page.getByRole('button', { name: 'Rooms' }).click()
  const room = page.getByRole('article', { name: 'Room 101' })
  await room.getByRole('button', { name: 'Change the e-mail address' }).click()
  await page.getByRole('textbox', { name: 'Address of the reservation' }).fill('anna@berger.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => desk.room('101')).toMatchObject({ email: 'anna@berger.example' })
  await room.getByText('anna@berger.example').waitFor()
})

it('the app opens as the guest, on the device that was chosen', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1440, height: 900 })
  await page.goto(`${origin}/desk#rooms`)
  await page.getByRole('article', { name: 'Room 101' }).waitFor()
  // A receptionist has no use for them.
  expect(await page.getByRole('button', { name: /^Open the app/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Workshop' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the app as Giulia Rossi on a TV' }).click()
  const app = await opened
  await app.getByRole('heading', { level: 1, name: /, Giulia$/ }).waitFor()
  expect(new URL(app.url()).searchParams.get('mode')).toBe('tv')
  const again = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the app as Anna Berger on a Phone' }).click()
  const phone = await again
  await phone.getByRole('heading', { level: 1, name: /, Anna$/ }).waitFor()
  expect(new URL(phone.url()).searchParams.get('mode')).toBeNull()
})

it('a fault is picked by its name, and cleared again', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1440, height: 900 })
  await page.goto(`${origin}/desk#workshop`)
  await page.getByRole('combobox', { name: 'Call' }).selectOption('SQMOD_Weather.fetchWeather')
  await page.getByRole('combobox', { name: 'How' }).selectOption('never answers')
  await page.getByRole('button', { name: 'Set the fault' }).click()
  await page.getByText('SQMOD_Weather.fetchWeather never answers, 1 ×').waitFor()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByText('No faults are set.').waitFor()
  expect(await desk.get<{ faults: unknown[] }>('state')).toMatchObject({ faults: [] })
})

it.each([
  ['day', { colorScheme: 'light', width: 1440, height: 900 }],
  ['night', { colorScheme: 'dark', width: 390, height: 844 }],
] as const)('every page is for everybody, by %s', async (_, screen) => {
  const { origin } = await startHotel()
  const device = await berger(origin)
  await device.ask('SQMOD_RetailSystem.transmitOrder', burger)
  const { page } = await guest(screen)
  await page.goto(`${origin}/desk`)
  const tabs = page.getByRole('navigation')
  const found: Record<string, string[]> = {}
  for (const view of ['Orders', 'Rooms', 'Phone', 'Messages', 'Mails', 'Shops', 'Workshop']) {
    await tabs.getByRole('button', { name: new RegExp(`^${view}`) }).click()
    await tabs.locator('[aria-current="page"]').getByText(view).waitFor()
    await page.getByRole('heading', { level: 2 }).waitFor()
    await page.getByRole('button', { name: 'Orders 1 new' }).waitFor()
    const faults = [...((await fits(page)) ? [] : ['wider than the window']), ...(await axeViolations(page))]
    if (faults.length > 0) found[view] = faults
  }
  expect(found).toEqual({})
})
