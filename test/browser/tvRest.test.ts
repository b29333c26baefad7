// A television that nobody uses.
import { expect, it } from 'vitest'
import { focusedName } from './focusSeen.ts'
import { guest, startHotel, stayOnPage, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'

const restMs = 5 * 60_000

it('TVX-13 after five minutes without a key it shows the clock, until a key that does nothing else, or the doorbell', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, allow: [/WebSocket/] })
  await page.clock.install()
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  await stayOnPage(page)
  await visit(page, '/room-control')
  const rest = page.getByRole('button', { name: 'Wake the screen' })
  const focused = () => focusedName(page)
  await expect.poll(focused).toBe('Living room')
  await page.clock.fastForward(restMs - 5000)
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toBe('Bedroom 1')
  await page.clock.fastForward(restMs - 5000)
  expect(await rest.count()).toBe(0)
  await page.clock.fastForward(6000)
  await rest.waitFor()
  expect(await rest.textContent()).toMatch(/^\d+:\d\d\s[AP]M.*°C.*2 unread messages$/)

  await page.keyboard.press('Enter')
  await rest.waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('Bedroom 1')
  expect(await page.getByRole('tab', { name: 'Bedroom 1', selected: true }).count()).toBe(0)

  await page.clock.fastForward(restMs + 1000)
  await rest.waitFor()
  await desk.ring('101', 600)
  await page.getByRole('dialog', { name: 'Someone rang your door' }).waitFor()
  await rest.waitFor({ state: 'detached' })
  await page.clock.fastForward(restMs + 1000)
  expect(await rest.count()).toBe(0)
})

it('TVX-13 no clock covers a film that plays', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, allow: [/WebSocket/] })
  await page.clock.install()
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  await stayOnPage(page)
  await visit(page, '/vod/movies/161')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForFunction(() => {
    const film = document.querySelector<HTMLVideoElement>('[role="dialog"] video')
    return film && !film.paused
  })
  await page.clock.fastForward(restMs + 1000)
  const rest = page.getByRole('button', { name: 'Wake the screen' })
  expect(await rest.count()).toBe(0)
  const film = page.getByRole('dialog')
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape')
      return film.count()
    })
    .toBe(0)
  await page.clock.fastForward(restMs + 1000)
  await rest.waitFor()
})

/** From four minutes before midnight in Vienna, 23:00 UTC, over it. */
it('TVX-55 past midnight the clock of a television that nobody uses has the new day, the weather of then and what is unread', async () => {
  const { origin, desk } = await startHotel()
  await desk.clock('2026-11-26T22:53:00Z')
  const { page } = await guest({ width: 1920, height: 1080, allow: [/WebSocket/] })
  await page.clock.install()
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  await stayOnPage(page)
  await focusedName(page)
  await page.clock.fastForward(restMs + 1000)
  const rest = page.getByRole('button', { name: 'Wake the screen' })
  await rest.waitFor()
  expect(await rest.textContent()).toMatch(/^11:5\d\sPM\D*Thursday, November 26.*°C.*2 unread messages$/)
  await desk.clock('2026-11-26T23:01:00Z')
  await page.clock.fastForward(restMs)
  await expect
    .poll(() => rest.textContent())
    .toMatch(/^12:0\d\sAM\D*Friday, November 27.*°C.*2 unread messages$/)
  // What the weather was at midnight is not what it is an hour later.
  const weather = async () => /\d{2}\D+\d+\s°C.* in Vienna/.exec(`${await rest.textContent()}`)?.[0].slice(2)
  const atMidnight = await weather()
  await desk.clock('2026-11-27T00:01:00Z')
  await page.clock.fastForward(60 * 60_000)
  await expect.poll(weather).not.toBe(atMidnight)
  const picture = rest.locator('picture img')
  expect(await picture.getAttribute('src')).toMatch(/night-landscape/)
  expect(await rest.textContent()).toMatch(/^1:0\d\sAM\D*Friday, November 27/)
  await desk.message('101', 'Your taxi is here.')
  await page.getByRole('dialog', { name: 'New message' }).getByRole('button', { name: 'Later' }).click()
  await page.clock.fastForward(restMs + 1000)
  await expect.poll(() => rest.textContent()).toMatch(/3 unread messages$/)
  await desk.clock('2026-11-27T08:30:00Z')
  await page.clock.fastForward(8 * 60 * 60_000)
  await expect.poll(() => picture.getAttribute('src')).toMatch(/day-landscape/)
})

it('TVX-56 past midnight a wake-up for the morning is today’s, set and unset, and stays at its time', async () => {
  const { origin, desk } = await startHotel()
  await desk.clock('2026-11-26T22:59:00Z')
  const { page } = await guest({ width: 1920, height: 1080, allow: [/WebSocket/] })
  await page.clock.install()
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  await stayOnPage(page)
  await visit(page, '/wakeUp')
  const send = page.getByRole('button', { name: /^Wake me/ })
  const said = async () => `${await send.textContent()}`.replace(/\s/g, ' ')
  await expect.poll(said).toBe('Wake me at 7:00 AM · Tomorrow')
  const wakeUps = async () => (await desk.room<{ wake_ups: { time: string }[] }>('101')).wake_ups
  expect(await wakeUps()).toEqual([])

  const passMidnight = async () => {
    await desk.clock('2026-11-26T23:01:00Z')
    await page.clock.fastForward(120_000)
  }
  const toEvening = async () => {
    await desk.clock('2026-11-26T22:59:00Z')
    await page.reload()
  }
  await passMidnight()
  await expect.poll(said).toBe('Wake me at 7:00 AM · Today')
  const days = page.getByRole('combobox', { name: 'Day' }).getByRole('option')
  expect(await days.allTextContents()).toEqual(['Today', 'Tomorrow', 'Sunday'])

  await toEvening()
  await expect.poll(said).toBe('Wake me at 7:00 AM · Tomorrow')
  await send.click()
  const set = page.getByRole('region', { name: 'Your wake-ups' })
  await set.getByRole('button', { name: /^7:00\sAM Tomorrow$/ }).waitFor()
  await passMidnight()
  await set.getByRole('button', { name: /^7:00\sAM Today$/ }).waitFor()
  await set.getByRole('switch', { name: /^Wake-up at 7:00\sAM, Today$/, checked: true }).waitFor()
  expect(await wakeUps()).toMatchObject([{ time: expect.stringMatching(/^2026-11-27T06:00/) }])
})
