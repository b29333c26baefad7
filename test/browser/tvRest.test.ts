// A television that nobody uses.
import { expect, it } from 'vitest'
import { focusedName } from './focusSeen.ts'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'

const restMs = 5 * 60_000

it('TVX-13 after five minutes without a key it shows the clock, until a key that does nothing else, or the doorbell', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, allow: [/WebSocket/] })
  await page.clock.install()
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
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
