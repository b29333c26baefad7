// `npm run bench:idle -- [minutes]`: what a guest costs who looks at home and does nothing. Counts the frames and
// requests of a browser in front of the simulated hotel, for as many minutes (30), and prints them for an hour. What the
// sign-in costs is printed before, as it comes once.
import { setTimeout as pause } from 'node:timers/promises'
import { type CDPSession, chromium } from 'playwright-core'
import { startHotel } from '../hotel/hotel.ts'
import { ensureBuilt } from '../tools/build.ts'
import { chromiumArguments, findChromium, howToInstall } from '../tools/chromium.ts'

interface Count {
  count: number
  up: number
  down: number
}

/** Bytes of a websocket frame's head: of a client's, with its mask. */
const headOf = (length: number, isMasked: boolean) =>
  (length < 126 ? 2 : length < 65_536 ? 4 : 10) + (isMasked ? 4 : 0)

/** What a frame is about: the function that is called or pushed, or the whole of a short frame such as a ping. */
const subjectOf = (text: string) =>
  /"function":"(\w+)"/.exec(text)?.[1] ?? text.replace(/[^\w ]/g, '').slice(0, 20)

class Traffic {
  readonly counts = new Map<string, Count>()

  add(subject: string, { count = 0, up = 0, down = 0 }: Partial<Count>) {
    const known = this.counts.get(subject) ?? { count: 0, up: 0, down: 0 }
    this.counts.set(subject, { count: known.count + count, up: known.up + up, down: known.down + down })
  }

  /** Prints the counts for an hour, if they are of that many minutes, and empties them. */
  print(title: string, minutes = 60) {
    const hourly = (value: number) => Math.round((value * 60) / minutes)
    const rows = [...this.counts].sort(([, one], [, other]) => other.down + other.up - one.down - one.up)
    const sum = (key: keyof Count) => hourly(rows.reduce((total, [, row]) => total + row[key], 0))
    console.log(`\n| ${title} | count | bytes up | bytes down |\n| --- | --- | --- | --- |`)
    for (const [subject, { count, up, down }] of rows)
      console.log(`| ${subject} | ${hourly(count)} | ${hourly(up)} | ${hourly(down)} |`)
    console.log(`| **all** | ${sum('count')} | ${sum('up')} | ${sum('down')} |`)
    this.counts.clear()
  }
}

async function watch(session: CDPSession, traffic: Traffic) {
  const paths = new Map<string, string>()
  const frame = (text: string, isSent: boolean) => {
    const length = Buffer.byteLength(text)
    const bytes = length + headOf(length, isSent)
    traffic.add(`frame ${subjectOf(text)}`, { count: 1, ...(isSent ? { up: bytes } : { down: bytes }) })
  }
  session.on('Network.webSocketFrameSent', ({ response }) => frame(response.payloadData, true))
  session.on('Network.webSocketFrameReceived', ({ response }) => frame(response.payloadData, false))
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return
    const { pathname } = new URL(request.url)
    const path = pathname.replace(/\/assets\/.*/, '/assets/…').replace(/\.\w+$/, '')
    paths.set(requestId, path)
    // The head of a request on HTTP/1.1; HTTP/2 sends less.
    const head = Object.entries(request.headers).reduce(
      (sum, [name, value]) => sum + name.length + value.length + 4,
      30,
    )
    traffic.add(`HTTP ${path}`, { count: 1, up: head + Buffer.byteLength(request.postData ?? '') })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    traffic.add(`HTTP ${paths.get(requestId) ?? '?'}`, { down: encodedDataLength }),
  )
  await session.send('Network.enable')
}

async function measure(executablePath: string, minutes: number) {
  await ensureBuilt()
  const hotel = await startHotel()
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const traffic = new Traffic()
    await watch(await page.context().newCDPSession(page), traffic)
    await page.goto(`${hotel.origin}/ONEapp/?property=1&theme=1`)
    await page.getByLabel('Room').fill('101')
    await page.getByLabel('Last name').fill('Berger')
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Guest menu' }).waitFor()
    // What follows the sign-in: texts, pictures, the files that make the app work offline.
    await pause(60_000)
    traffic.print('the first minute')
    await pause(minutes * 60_000)
    traffic.print(`an idle hour, from ${minutes} minutes`, minutes)
  } finally {
    await browser.close()
    await hotel.close()
  }
}

const executablePath = findChromium()
if (!executablePath) {
  console.error(howToInstall)
  process.exitCode = 1
} else await measure(executablePath, Number(process.argv[2] ?? 30))
