// Measures how soon media begin on a page that has loaded: the first picture of a film within 2 s of the press, the
// first sound of a station within 1 s. With a processor that is four times slower, without network delay.
import type { Browser, Page } from 'playwright-core'
import { type Device, openOn } from './visit.ts'

const device: Device = { screen: { width: 412, height: 823 }, slowness: 4, latency: 0, down: -1 }
const maxPictureMs = 2000
const maxSoundMs = 1000
/** Ids of a film in segments, which needs a library, and of a film in a single file. */
const films = { 'in pieces': 161, 'in one file': 170 }
const countryWithStations = 43

/** Runs in the page: measures the milliseconds from the press on a button to its first picture or sound. */
function watchMedia() {
  const media = { pressedAt: 0, afterMs: 0 }
  Object.assign(window, { media })
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      Object.assign(media, { pressedAt: timeStamp, afterMs: 0 })
    },
    true,
  )
  const note = () => {
    const element = document.querySelector<HTMLVideoElement>('[role="dialog"] video, audio')
    const hasBegun =
      element !== null && element.currentTime > 0 && (element.tagName === 'AUDIO' || element.videoWidth > 0)
    if (hasBegun && media.pressedAt > 0 && media.afterMs === 0)
      media.afterMs = performance.now() - media.pressedAt
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

interface Noted {
  media: { afterMs: number }
}

async function begins(page: Page, button: RegExp): Promise<number> {
  await page.getByRole('button', { name: button }).first().click()
  await page.waitForFunction(() => (window as unknown as Noted).media.afterMs > 0)
  return page.evaluate(() => (window as unknown as Noted).media.afterMs)
}

const pause = (page: Page) => page.waitForTimeout(2500)

export async function media(browser: Browser, app: string, line: (...cells: string[]) => void) {
  const { open, close } = await openOn(browser, device)
  const { page } = await open()
  await page.addInitScript(watchMedia)
  const go = async (path: string) => {
    await page.goto(`${app}/${path}property=1&theme=1`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await pause(page)
  }
  const signIn = async () => {
    await page.getByLabel('Room').fill('101')
    await page.getByLabel('Last name').fill('Berger')
    await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  }
  await go('?')
  await signIn()
  line('from the press, ms', 'first', 'again', 'at most')
  for (const [form, id] of Object.entries(films)) {
    await go(`vod/movies/${id}?`)
    const times: string[] = []
    for (let round = 0; round < 2; round += 1) {
      times.push((await begins(page, /^(Play|Resume|Start over|Watch)/)).toFixed(0))
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await pause(page)
    }
    line(`  picture of a film ${form}`, ...times, String(maxPictureMs))
  }
  await go(`webradio?country=${countryWithStations}&`)
  const times: string[] = []
  for (let round = 0; round < 2; round += 1) {
    times.push((await begins(page, /^Play (?!on TV)/)).toFixed(0))
    await page.getByRole('button', { name: 'Turn the radio off' }).click()
    await pause(page)
  }
  line('  sound of a station', ...times, String(maxSoundMs))
  await close()
}
