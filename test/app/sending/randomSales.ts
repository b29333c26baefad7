/** What a guest chooses without words: courses, films and packages. */
import * as v from 'valibot'
import type { CourseEntry } from '../../../src/domains/courses/calendar.ts'
import {
  bookingConfirmed,
  type CoursesState,
  courseClosed,
  intentOf as courseIntent,
  courseOpened,
  personsDraft,
  selectEntries,
  weekOpened,
} from '../../../src/domains/courses/slice.ts'

import { intentOf as filmIntent, type Product, pathOf, productKey } from '../../../src/domains/vod/movies.ts'
import {
  buyDialogClosed,
  buyDialogOpened,
  type PurchaseState,
  packageList,
  purchaseConfirmed,
  selectPackage,
} from '../../../src/domains/vod/purchaseSlice.ts'
import type { VodState } from '../../../src/domains/vod/slice.ts'
import { type Kind, readingOf } from './randomKind.ts'
import type { Tab } from './randomTab.ts'

/** Two dates of a course, which have places enough for a run. */
const dates = ['2026-11-19', '2026-11-20']
const entriesIn = (tab: Tab): CourseEntry[] =>
  tab.state<CoursesState>('courses') ? selectEntries(tab.store.getState() as never) : []

export const course: Kind = {
  name: 'course',
  slice: 'courses',
  path: () => '/courses',
  open: (tab) => tab.dispatch(weekOpened('2026-11-16')),
  fillIn(tab, _, count) {
    const bookable = entriesIn(tab).filter(({ date, freePlaces }) => dates.includes(date) && freePlaces !== 0)
    const entry = bookable[count % Math.max(1, Math.min(3, bookable.length))]
    if (!entry) return
    tab.dispatch(courseOpened(entry))
    tab.run(() => tab.services.drafts.save(personsDraft(entry.key), String(1 + (count % 2))))
  },
  reopen(tab, content) {
    const [, bookingId, persons = ''] = /^course (.*) x(\d+)$/.exec(content) ?? []
    const entry = entriesIn(tab).find((one) => String(one.bookingId) === bookingId)
    if (!entry) return
    tab.dispatch(courseOpened(entry))
    tab.run(() => tab.services.drafts.save(personsDraft(entry.key), persons))
  },
  press(tab) {
    const state = tab.state<CoursesState>('courses')
    const opened = state?.opened
    const entry = entriesIn(tab).find(({ key }) => key === opened?.key) ?? opened
    if (!state || !entry || entry.freePlaces === 0) return null
    const status = state.bookings[entry.key]?.status
    if (status === 'loading' || status === 'success' || status === 'full') return null
    const draft = tab.run(() => tab.services.drafts.read(personsDraft(entry.key), v.string()))
    const persons = Number(draft)
    if (!persons) return null
    return {
      intent: courseIntent(entry),
      content: `course ${entry.bookingId} x${persons}`,
      go: () => tab.dispatch(bookingConfirmed({ entry, persons })),
    }
  },
  readings(tab) {
    const bookings = tab.state<CoursesState>('courses')?.bookings ?? {}
    return Object.fromEntries(
      entriesIn(tab).map((entry) => [courseIntent(entry), readingOf(bookings[entry.key]?.status)]),
    )
  },
  close: (tab) => tab.dispatch(courseClosed()),
}

/** Films and packages for sale. */
const products: Product[] = [
  ...[41, 12, 14, 17, 21, 23, 26, 28, 32, 36].map((id) => ({ kind: 'movie' as const, id })),
  ...[7, 8].map((id) => ({ kind: 'package' as const, id })),
]
const productOf = (tab: Tab) => products.find((product) => tab.address().startsWith(pathOf(product)))
const isForSale = (tab: Tab, product: Product) => {
  const movie = tab.state<VodState>('vod')?.movies[product.id]
  const { reducerPath } = packageList.slice
  const found = selectPackage({ [reducerPath]: tab.state<object>(reducerPath) }, product.id)
  const one = product.kind === 'movie' ? movie : found
  return one ? !one.is_bought && (one.price ?? 0) > 0 : false
}

let nextProduct = 0
export const film: Kind = {
  name: 'film',
  slice: 'vod',
  path() {
    nextProduct += 1
    return pathOf(products[nextProduct % products.length] as Product)
  },
  fillIn(tab) {
    const product = productOf(tab)
    if (product && isForSale(tab, product)) tab.dispatch(buyDialogOpened(product))
  },
  press(tab) {
    const state = tab.state<PurchaseState>('vodPurchase')
    const product = state?.product
    if (!product || !isForSale(tab, product)) return null
    if (state.purchases[productKey(product)] === 'sending') return null
    return {
      intent: filmIntent(product),
      content: filmIntent(product).replace('/', ' '),
      go: () => tab.dispatch(purchaseConfirmed({ product, voucher: false })),
    }
  },
  readings(tab) {
    const purchases = tab.state<PurchaseState>('vodPurchase')?.purchases ?? {}
    return Object.fromEntries(
      products.map((product) => [filmIntent(product), readingOf(purchases[productKey(product)])]),
    )
  },
  close: (tab) => tab.dispatch(buyDialogClosed()),
}

/** A run begins with the same film, whatever run was before it. */
export const beginFilms = () => {
  nextProduct = 0
}
