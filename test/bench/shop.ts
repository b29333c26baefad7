// `npm run bench:shop -- [folder of a built app]`: measures a shop of 2,000 items in 60 groups on a phone whose
// processor is four times slower. Prints the tasks of the page while a guest opens the shop, scrolls, adds an item and
// searches; no task should be over 50 ms. These are CPU times, which depend less on how busy the machine is.
import { setTimeout as pause } from 'node:timers/promises'
import { largeShop } from '../hotel/content/largeShop.ts'
import { startHotel } from '../hotel/hotel.ts'
import { ensureBuilt } from '../tools/build.ts'
import { findChromium, howToInstall } from '../tools/chromium.ts'
import { openPhone } from './phone.ts'
import { measure, type Phone, rest, signIn, tableHead } from './tasks.ts'

const slowness = 4
const sizes = { groups: 60, items: 2000 }
const screen = { width: 390, height: 844 }

/** Finds the target before the measurement, because finding it is work that a guest does not cause. */
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

async function bench(dist: string | undefined) {
  const path = findChromium()
  if (!path) throw new Error(howToInstall)
  if (!dist) await ensureBuilt()
  const hotel = await startHotel({ db: ':memory:', shops: [largeShop(sizes)], ...(dist && { dist }) })
  const phone = await openPhone(path, screen)
  try {
    await signIn(phone, hotel.origin)
    await phone.slowDown(slowness)
    console.log(tableHead)
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
