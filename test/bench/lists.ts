// `npm run bench:lists -- [folder of a built app] [words]`: measures long lists on a phone whose processor is four
// times slower, in a hotel with ten times the content. Prints the tasks of the page while a guest opens and scrolls
// each list, and the number of its elements; no task should be over 50 ms while it scrolls. The words select lists.
import { startHotel } from '../hotel/hotel.ts'
import { ensureBuilt } from '../tools/build.ts'
import { findChromium, howToInstall } from '../tools/chromium.ts'
import { openPhone } from './phone.ts'
import { measure, type Phone, signIn, tableHead } from './tasks.ts'

const slowness = 4
const screen = { width: 390, height: 844 }

interface LongList {
  what: string
  path: string
  /** Selector of an element that exists once the list is rendered. */
  item: string
  /** Term that the guest enters into the search field above the list. */
  term?: string
}

const lists: readonly LongList[] = [
  { what: 'films', path: '/vod/browse', item: 'a[href*="/vod/movies/"]', term: 'night' },
  { what: 'radio', path: '/webradio?country=1', item: 'main li button', term: 'jazz' },
  { what: 'flights', path: '/flightinfo?size=50', item: '#flights-panel li button' },
  { what: 'messages', path: '/tv-message', item: 'main li button' },
  { what: 'destination', path: '/destination', item: 'a[href*="/destination/"]', term: 'wine' },
  { what: 'search', path: '/search?q=a', item: 'main li a' },
]

/** Navigates within the app, because a page load would be measured, too. */
function go(phone: Phone, path: string) {
  const place = `/ONEapp${path}${path.includes('?') ? '&' : '?'}property=1&theme=1`
  return phone.ask(`history.pushState(null, '', '${place}'), dispatchEvent(new PopStateEvent('popstate'))`)
}

async function measureList(phone: Phone, { what, path, item, term }: LongList) {
  const stands = `document.querySelector('${item}')`
  await measure(phone, `${what}: opens`, async () => {
    await go(phone, path)
    await phone.until(stands)
  })
  await measure(phone, `${what}: scrolls`, () => phone.scroll(-20_000))
  await measure(phone, `${what}: scrolls back`, () => phone.scroll(20_000))
  console.log(`  elements in the page: ${await phone.ask(`document.querySelectorAll('main *').length`)}`)
  if (!term) return
  await phone.ask(`document.querySelector('main input[type=search]').focus()`)
  await measure(phone, `${what}: searches, one letter`, () => phone.write(term.slice(0, 1)))
  await measure(phone, `${what}: searches`, () => phone.write(term.slice(1)))
}

async function bench([dist, ...words]: string[]) {
  const path = findChromium()
  if (!path) throw new Error(howToInstall)
  if (!dist) await ensureBuilt()
  const isWanted = (what: string) => words.length === 0 || words.includes(what)
  const hotel = await startHotel({ db: ':memory:', scale: 10, ...(dist && { dist }) })
  const phone = await openPhone(path, screen)
  try {
    await signIn(phone, hotel.origin)
    await phone.slowDown(slowness)
    console.log(tableHead)
    for (const list of lists) if (isWanted(list.what)) await measureList(phone, list)
  } finally {
    await phone.close()
    await hotel.close()
  }
}

await bench(process.argv.slice(2))
