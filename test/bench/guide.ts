// `npm run bench:guide -- [folder of a built app]`: measures the guide of 1,200 channels on a television and on a
// phone whose processors are four times slower. Prints the time from the response with the channels to the first paint
// of the guide (at most 500 ms), and the tasks of the page while a guest scrolls through channels and days; no task
// should be over 50 ms.
import { setTimeout as pause } from 'node:timers/promises'
import { startHotel } from '../hotel/hotel.ts'
import { ensureBuilt } from '../tools/build.ts'
import { findChromium, howToInstall } from '../tools/chromium.ts'
import { openPhone } from './phone.ts'
import { measure, type Phone, rest, signIn, tableHead } from './tasks.ts'

const slowness = 4
const maxPaintMs = 500
const screens = { television: { width: 1920, height: 1080 }, phone: { width: 390, height: 844 } }

/** Records in the page when the channels have arrived, and when the first of them has been painted. */
const watchPaint = `(() => {
  const parse = JSON.parse
  JSON.parse = (text, ...rest) => {
    if (String(text).includes('"category_id"')) window.channelsAt ??= performance.now()
    return parse(text, ...rest)
  }
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role="rowheader"], [aria-label="Channels"] li')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => { window.paintedAt = performance.now() }))
  }).observe(document.body, { childList: true, subtree: true })
})()`

async function openGuide(phone: Phone) {
  await phone.until(`document.querySelector('a[href*="/epg"]')`)
  await phone.ask(watchPaint)
  await measure(phone, 'opens the guide', async () => {
    await phone.ask(`document.querySelector('a[href*="/epg"]').click()`)
    await phone.until('window.paintedAt')
  })
  const paintMs = Number(await phone.ask('window.paintedAt - window.channelsAt'))
  console.log(`first paint after the channels: ${paintMs.toFixed(0)} ms (at most ${maxPaintMs})`)
}

const cells = (phone: Phone) => phone.ask(`document.querySelectorAll('[role="gridcell"]').length`)

async function onTelevision(phone: Phone) {
  await openGuide(phone)
  await pause(rest)
  await measure(phone, 'scrolls through channels', () => phone.scroll(-30_000))
  await measure(phone, 'scrolls back', () => phone.scroll(15_000))
  await measure(phone, 'scrolls through the days', () => phone.scroll(0, -20_000))
  console.log(`cells in the page: ${await cells(phone)}`)
}

async function onPhone(phone: Phone) {
  await openGuide(phone)
  await measure(phone, 'turns a page', () =>
    phone.ask(`document.querySelector('[aria-label="Next channels"]').click()`),
  )
  await measure(phone, 'opens a channel', () =>
    phone.ask(`document.querySelector('[aria-label="Channels"] a').click()`),
  )
  await measure(phone, 'scrolls its programme', () => phone.scroll(-10_000))
}

async function bench(dist: string | undefined) {
  const path = findChromium()
  if (!path) throw new Error(howToInstall)
  if (!dist) await ensureBuilt()
  const hotel = await startHotel({ db: ':memory:', scale: 10, ...(dist && { dist }) })
  try {
    for (const [name, go] of [
      ['television', onTelevision],
      ['phone', onPhone],
    ] as const) {
      const phone = await openPhone(path, screens[name])
      await signIn(phone, hotel.origin)
      await phone.slowDown(slowness)
      console.log(`${name}\n${tableHead}`)
      await go(phone)
      await phone.close()
    }
  } finally {
    await hotel.close()
  }
}

await bench(process.argv[2])
