/**
 * What a guest sends, in the five ways there are: how it is filled in and pressed, by the events that the components
 * dispatch, and what the guest then reads of it. `content` names the words of a form: `order anna7`.
 */
import * as v from 'valibot'
import type { RetailItem } from '../../../src/contract/shop.ts'
import {
  noteDraft,
  intentOf as requestIntent,
  requestKey,
} from '../../../src/domains/content/request/drafts.ts'
import { requestClosed, requestConfirmed, requestOpened } from '../../../src/domains/content/request/slice.ts'
import type { CourseEntry } from '../../../src/domains/courses/calendar.ts'
import { personsDraft } from '../../../src/domains/courses/drafts.ts'
import { intentOf as courseIntent } from '../../../src/domains/courses/intent.ts'
import {
  bookingConfirmed,
  type CoursesState,
  courseClosed,
  courseOpened,
  selectEntries,
  weekOpened,
} from '../../../src/domains/courses/slice.ts'
import { pickupIntent } from '../../../src/domains/pickup/intent.ts'
import { formChanged, type PickupState, pickupConfirmed } from '../../../src/domains/pickup/slice.ts'
import type { CartState } from '../../../src/domains/shop/cart/cartState.ts'
import type { OrderState } from '../../../src/domains/shop/order/orderState.ts'
import { noteWritten, orderPlaced } from '../../../src/domains/shop/order/slice.ts'
import { itemAdded } from '../../../src/domains/shop/slice.ts'
import type { PackagesState } from '../../../src/domains/vod/packages/slice.ts'
import {
  intentOf as filmIntent,
  type Product,
  pathOf,
  productKey,
} from '../../../src/domains/vod/purchase/product.ts'
import {
  buyDialogClosed,
  buyDialogOpened,
  type PurchaseState,
  purchaseConfirmed,
} from '../../../src/domains/vod/purchase/slice.ts'
import type { VodState } from '../../../src/domains/vod/vodState.ts'
import type { Tab } from './randomTab.ts'

/** What the guest reads of a thing that was sent. */
export type Reading = 'sent' | 'failed' | 'pending' | 'nothing'

export interface Press {
  intent: string
  content: string
  /** Dispatches what the button dispatches. */
  go: () => void
}

export interface Kind {
  name: string
  path: (tab: Tab) => string
  /** What its screen dispatches when it is opened. */
  open?: (tab: Tab) => void
  /** The guest writes these words; `count` varies what has no words, as the number of persons does. */
  fillIn: (tab: Tab, words: string, count: number) => void
  /** The guest opens again what is in doubt, and finds or enters the same. */
  reopen?: (tab: Tab, content: unknown) => void
  /** Null if there is no button that can be pressed. */
  press: (tab: Tab) => Press | null
  /** By intent. */
  readings: (tab: Tab) => Record<string, Reading>
  close: (tab: Tab) => void
}

const readingOf = (status: string | undefined): Reading => {
  if (status === 'success') return 'sent'
  if (status === 'failed' || status === 'full') return 'failed'
  return ['requested', 'sending', 'loading'].includes(status ?? '') ? 'pending' : 'nothing'
}

const shopId = 1
const water: RetailItem = {
  id: '1053',
  item_id: '1053',
  shop_item_title: 'Mineral water',
  shop_item_price: 4.2,
  shop_item_image: '',
  shop_item_colour: '',
  shop_item_text: '',
  marks: [],
  quantity: 1,
  purchase_flow: [],
  purchase_flow_selected: [],
}

const order: Kind = {
  name: 'order',
  path: () => '/shop/cart',
  fillIn(tab, words) {
    const added = { shopId, shopTitle: 'Room service', item: water, selection: {}, quantity: 1 }
    if (tab.state<CartState>('cart')?.lines.length === 0) tab.dispatch(itemAdded(added))
    tab.dispatch(noteWritten(words))
  },
  press(tab) {
    const state = tab.state<OrderState>('order')
    if (!state || state.status === 'sending' || tab.state<CartState>('cart')?.lines.length === 0) return null
    const content = `order ${state.form.note || '-'}`
    return { intent: `order/${shopId}`, content, go: () => tab.dispatch(orderPlaced()) }
  },
  readings(tab) {
    const state = tab.state<OrderState>('order')
    if (!state) return {}
    // An error stands above the button of a cart that is not empty.
    const isFailed = shopId in state.errors && tab.state<CartState>('cart')?.lines.length !== 0
    const isSent = state.receipts.length > 0
    const settled = isSent ? 'sent' : isFailed ? 'failed' : 'nothing'
    return { [`order/${shopId}`]: state.status === 'sending' && !isSent ? 'pending' : settled }
  },
  close: () => undefined,
}

const pickup: Kind = {
  name: 'pickup',
  path: () => '/pickup?step=3',
  fillIn(tab, words) {
    const places = tab.state<PickupState>('pickup')?.places.value.locations ?? []
    const [from, to] = places.map(({ id }) => id)
    if (!from || !to) return
    tab.dispatch(formChanged({ from, to, date: '2026-11-20', start: '08:00', end: '08:30', note: words }))
  },
  press(tab) {
    const state = tab.state<PickupState>('pickup')
    if (!state || state.status === 'requested' || !state.form.from) return null
    const content = `pickup ${state.form.note || '-'}`
    return { intent: pickupIntent, content, go: () => tab.dispatch(pickupConfirmed()) }
  },
  readings: (tab) => ({ [pickupIntent]: readingOf(tab.state<PickupState>('pickup')?.status) }),
  close: () => undefined,
}

/** The first request of the page of treatments. */
const treatment = {
  to: 'desk@aurora.example',
  subject: 'Treatment: massage of the house',
  text: 'I would like to book the massage of the house. Please suggest a time.',
}
const treatmentKey = requestKey(treatment)

const request: Kind = {
  name: 'request',
  path: () => '/cp/11',
  open(tab) {
    const { domains } = tab.services
    const domain = domains.all().find(({ name }) => name === 'contentRequests')
    if (domain) tab.run(() => void domains.start(domain))
  },
  fillIn: (tab, words) => tab.run(() => tab.services.drafts.save(noteDraft(treatmentKey), words)),
  press(tab) {
    const state = tab.state<{ requests: Record<string, string> }>('contentRequests')
    if (!state || state.requests[treatmentKey] === 'requested') return null
    tab.dispatch(requestOpened(treatmentKey))
    const note = tab.run(() => tab.services.drafts.read(noteDraft(treatmentKey), v.string())) ?? ''
    return {
      intent: requestIntent(treatment),
      content: `request ${note || '-'}`,
      go: () => tab.dispatch(requestConfirmed({ request: treatment, note })),
    }
  },
  readings(tab) {
    const state = tab.state<{ requests: Record<string, string> }>('contentRequests')
    return { [requestIntent(treatment)]: readingOf(state?.requests[treatmentKey]) }
  },
  close: (tab) => tab.dispatch(requestClosed()),
}

/** Two dates of a course, which have places enough for a run. */
const dates = ['2026-11-19', '2026-11-20']
const entriesIn = (tab: Tab): CourseEntry[] =>
  tab.state<CoursesState>('courses') ? selectEntries(tab.store.getState() as never) : []

const course: Kind = {
  name: 'course',
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
    const { bookingId, numberOfPersons } = content as { bookingId: unknown; numberOfPersons: number }
    const entry = entriesIn(tab).find((one) => one.bookingId === bookingId)
    if (!entry) return
    tab.dispatch(courseOpened(entry))
    tab.run(() => tab.services.drafts.save(personsDraft(entry.key), String(numberOfPersons)))
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
  const found = tab
    .state<PackagesState>('vodPackages')
    ?.list.value.find(({ pckg_id }) => pckg_id === product.id)
  const one = product.kind === 'movie' ? movie : found
  return one ? !one.is_bought && (one.price ?? 0) > 0 : false
}

let nextProduct = 0
const film: Kind = {
  name: 'film',
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

export const kinds = [order, pickup, request, course, film] as const

/** A run begins with the same film, whatever run was before it. */
export const beginFilms = () => {
  nextProduct = 0
}

/** A word that a guest writes, which no other guest writes. */
export const wordIn = (text: string) => /\b(?:anna|jonas)\d+\b/.exec(text)?.[0] ?? '-'

/** Names the content of a message, as {@link Press} does. */
export function contentOf(payload: unknown): string {
  const fields = payload as Record<string, unknown>
  const text = Object.values(fields).map(String).join(' ')
  if ('email_subject' in fields)
    return `${/^Pickup/.test(String(fields.email_subject)) ? 'pickup' : 'request'} ${wordIn(text)}`
  if ('bookingId' in fields) return `course ${fields.bookingId} x${fields.numberOfPersons}`
  if ('movie_id' in fields) return `film movie ${fields.movie_id}`
  if ('pckg_id' in fields) return `film package ${fields.pckg_id}`
  return `order ${wordIn(text)}`
}
