/** What a guest writes words into: orders, pickups and requests of pages. */
import * as v from 'valibot'
import type { RetailItem } from '../../../src/contract/shop.ts'
import { chunkLoadFailed } from '../../../src/core/chunks/slice.ts'
import { pickupIntent } from '../../../src/domains/pickup/request.ts'
import {
  formChanged,
  type PickupState,
  pickupConfirmed,
  places as pickupPlaces,
} from '../../../src/domains/pickup/slice.ts'
import { noteDraft, intentOf as requestIntent, requestKey } from '../../../src/domains/requests/drafts.ts'
import { requestClosed, requestConfirmed, requestOpened } from '../../../src/domains/requests/slice.ts'
import type { CartState } from '../../../src/domains/shop/cart/slice.ts'
import type { OrderState } from '../../../src/domains/shop/order/orderState.ts'
import { noteWritten, orderPlaced } from '../../../src/domains/shop/order/slice.ts'
import { itemAdded } from '../../../src/domains/shop/slice.ts'
import { type Kind, readingOf } from './randomKind.ts'

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

export const order: Kind = {
  name: 'order',
  slice: 'order',
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

export const pickup: Kind = {
  name: 'pickup',
  slice: 'pickup',
  path: () => '/pickup',
  fillIn(tab, words) {
    const { slice } = pickupPlaces
    const state = { [slice.reducerPath]: tab.state<object>(slice.reducerPath) }
    const places = pickupPlaces.select(state).value.locations
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

export const request: Kind = {
  name: 'request',
  slice: 'contentRequests',
  path: () => '/cp/11',
  open(tab) {
    const { domains } = tab.services
    const domain = domains.all().find(({ name }) => name === 'contentRequests')
    // As the component does, which tells the guest if the code is missing.
    const failed = (error: unknown) =>
      tab.dispatch(chunkLoadFailed({ part: 'contentRequests', reason: String(error) }))
    if (domain) tab.run(() => void domains.start(domain).catch(failed))
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
