// `node test/bench/shop.ts [folder of a built app]`: a shop of 2,000 items in 60 groups on a phone whose processor is
// four times slower. Prints how long the page was busy at a time while a guest opens, scrolls, adds and searches;
// no task should be over 50 ms. Times are those of the thread's own work, so that a busy machine counts for less.
import { setTimeout as pause } from 'node:timers/promises'
import { largeShop } from '../hotel/content/largeShop.ts'
import { startHotel } from '../hotel/hotel.ts'
import { ensureBuilt } from '../tools/build.ts'
import { findChromium, howToInstall } from '../tools/chromium.ts'
import { openPhone, type TraceEvent } from './phone.ts'

const slowness = 4
const longTask = 50
const sizes = { groups: 60, items: 2000 }
const screen = { width: 390, height: 844 }
/** What the app does by and by belongs to what set it off. */
const rest = 2500

/** The tasks of the page's main thread in milliseconds, the longest first. */
function tasksIn(events: TraceEvent[]): number[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid))
  const tasks = threads.map((thread) =>
    thread.filter(({ name, ph }) => name === 'RunTask' && ph === 'X').map(({ tdur = 0 }) => tdur / 1000),
  )
  const busy = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
  const page = tasks.sort((one, other) => busy(other) - busy(one))[0] ?? []
  return page.sort((one, other) => other - one)
}

type Phone = Awaited<ReturnType<typeof openPhone>>

async function measure(phone: Phone, what: string, doIt: () => Promise<unknown>) {
  const tasks = tasksIn(
    await phone.trace(async () => {
      await doIt()
      await pause(rest)
    }),
  )
  const long = tasks.filter((task) => task > longTask)
  const total = tasks.reduce((sum, task) => sum + task, 0)
  const figure = (value: number) => value.toFixed(0).padStart(7)
  console.log(
    `${what.padEnd(28)}${figure(long.length)}${figure(tasks[0] ?? 0)}${figure(total)}   ${long.slice(0, 8).map(Math.round).join(' ')}`,
  )
}

/** Looks for the target beforehand: looking is work for the page, and not the guest's. */
async function tapOn(phone: Phone, what: string, selector: string, words: string) {
  const target = `[...document.querySelectorAll('${selector}')].find((element) =>
    (element.ariaLabel ?? element.textContent).startsWith('${words}'))`
  await phone.until(target)
  await phone.ask(`${target}.scrollIntoView({ block: 'center' })`)
  await pause(rest)
  const { x, y } = (await phone.ask(`(() => {
    const { left, top, width, height } = ${target}.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })()`)) as { x: number; y: number }
  await measure(phone, what, () => phone.tap(x, y))
}

async function signIn(phone: Phone, origin: string) {
  await phone.open(`${origin}/ONEapp/?property=1&theme=1`)
  await phone.until(`location.href.startsWith('${origin}') && document.querySelector('form')`)
  await phone.ask(`localStorage.setItem('login-room', '101'); localStorage.setItem('login-name', 'Berger')`)
  await phone.open(`${origin}/ONEapp/?property=1&theme=1`)
  await phone.until(`document.querySelector('h1')?.textContent.startsWith('Good ')`)
  await pause(rest)
}

async function bench(dist: string | undefined) {
  const path = findChromium()
  if (!path) throw new Error(howToInstall)
  if (!dist) await ensureBuilt()
  const hotel = await startHotel({ db: ':memory:', shops: [largeShop(sizes)], ...(dist && { dist }) })
  const phone = await openPhone(path, screen)
  try {
    await signIn(phone, hotel.origin)
    await phone.slowDown(slowness)
    console.log(`${'ms at a time'.padEnd(28)} > ${longTask} longest  total`)
    await tapOn(phone, 'opens the shop', 'a', 'Room service')
    await measure(phone, 'scrolls down', () => phone.scroll(-20_000))
    await measure(phone, 'scrolls up', () => phone.scroll(20_000))
    await tapOn(phone, 'opens a group', 'button', 'Group 3')
    await tapOn(phone, 'adds to the cart', 'button', 'One more')
    await phone.ask(`document.querySelector('input[type=search]').focus()`)
    await measure(phone, 'searches for "w"', () => phone.write('w'))
    await measure(phone, 'scrolls what was found', () => phone.scroll(-20_000))
    await measure(phone, 'searches for "wine"', () => phone.write('ine'))
  } finally {
    await phone.close()
    await hotel.close()
  }
}

await bench(process.argv[2])
