import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type SagaGenerator, select } from 'typed-redux-saga'
import type { Id } from '../../contract/looseId.ts'
import { getPackages, type Package } from '../../contract/vod.ts'
import { defineLoad, type Request } from '../../core/load.ts'
import { callHotel } from '../../core/services.ts'
import { checkinLost, logoutRequested, registered, sessionReset } from '../session/slice.ts'
import { isSameProduct, type Product, productKey } from './movies.ts'
import { type Changes, countChange, isOlder, productSold } from './slice.ts'

const until = [sessionReset, logoutRequested, checkinLost]

/** Counts the packages that were bought on this device: a response to a request before is stale. */
const changesSlice = createSlice({
  name: 'vodPackages',
  initialState: {} as Changes,
  reducers: {},
  extraReducers: (builder) => {
    for (const event of until) builder.addCase(event, () => ({}))
    builder.addCase(productSold, (state, { payload: { product } }) => {
      if (product.kind === 'package') countChange(state, product.id)
    })
  },
  selectors: { selectPackageChanges: (state) => state },
})
export const { selectPackageChanges } = changesSlice.selectors

/** The current state of one package has come. */
export const packageLoaded = createAction<Package>('vodPackages/packageLoaded')

export const packageList = defineLoad({
  name: 'vod/packages',
  about: 'the packages',
  initial: [] as Package[],
  quiet: 'always',
  until,
  *ask() {
    return requestPackages(yield* select(selectPackageChanges))
  },
  changes: (builder) =>
    builder
      .addCase(productSold, (state, { payload: { product } }) => {
        for (const { value } of Object.values(state))
          for (const one of value)
            if (product.kind === 'package' && one.pckg_id === product.id) one.is_bought = true
      })
      .addCase(packageLoaded, (state, { payload }) => {
        for (const entry of Object.values(state)) {
          const at = entry.value.findIndex(({ pckg_id }) => pckg_id === payload.pckg_id)
          if (at < 0) entry.value.push(payload)
          else entry.value[at] = payload
        }
      }),
})

/** @param known the changes at the time of the request */
function* requestPackages(known: Changes): Request<Package[]> {
  const outcome = yield* callHotel(getPackages, {})
  if (outcome.kind !== 'ok') return outcome
  const answer: Package[] = []
  for (const received of outcome.answer) answer.push(yield* newest(received, known))
  return { ...outcome, answer }
}

/** Returns the package of a response, or the stored one if it was bought on this device after the request. */
export function* newest(received: Package, known: Changes): SagaGenerator<Package> {
  const changes = yield* select(selectPackageChanges)
  const stored = yield* select(selectPackage, received.pckg_id)
  return (isOlder(changes, known, received.pckg_id) && stored) || received
}

export const selectPackage = (state: object, id: Id): Package | null =>
  packageList.select(state).value.find(({ pckg_id }) => pckg_id === id) ?? null

export { changesSlice as packageChangesSlice }

type PurchaseStatus = 'unknown' | 'sending' | 'success' | 'failed'

export interface PurchaseState {
  /** The product of the open dialog; null while the dialog is closed. */
  product: Product | null
  /** Keyed by {@link productKey}. */
  purchases: Record<string, PurchaseStatus>
  /**
   * End of the validity of bought products, ISO 8601, by {@link productKey}: some hotels send it only in the
   * response to the purchase.
   */
  ends: Record<string, string>
  /** User id of the guest who made the purchases. */
  owner: string
}

const noPurchase: PurchaseState = {
  product: null,
  purchases: {},
  ends: {},
  owner: '',
}

export const purchaseSlice = createSlice({
  name: 'vodPurchase',
  initialState: noPurchase,
  reducers: {
    purchasesRestored(state, { payload }: PayloadAction<Pick<PurchaseState, 'ends' | 'owner'>>) {
      Object.assign(state, payload)
    },
    buyDialogOpened(state, { payload: product }: PayloadAction<Product>) {
      state.product = product
      const key = productKey(product)
      // A purchase that is pending continues while its dialog is closed.
      if (state.purchases[key] !== 'sending') state.purchases[key] = 'unknown'
    },
    buyDialogClosed(state) {
      state.product = null
    },
    /** The guest has seen the price and pressed "Buy", or gives a voucher (VOD-16, VOD-18). */
    purchaseConfirmed(state, { payload }: PayloadAction<{ product: Product; voucher: boolean }>) {
      state.purchases[productKey(payload.product)] = 'sending'
    },
    /** `until` is empty if the hotel did not send it. */
    purchaseAccepted(
      state,
      { payload: { product, until } }: PayloadAction<{ product: Product; until: string }>,
    ) {
      if (until) state.ends[productKey(product)] = until
      else delete state.ends[productKey(product)]
      state.purchases[productKey(product)] = 'success'
      if (state.product && isSameProduct(state.product, product)) state.product = null
    },
    /** It may have been made, as `core/sending` knows. */
    purchaseLeftOpen(state, { payload: product }: PayloadAction<Product>) {
      state.purchases[productKey(product)] = 'unknown'
    },
    purchaseFailed(state, { payload: product }: PayloadAction<Product>) {
      state.purchases[productKey(product)] = 'failed'
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(registered, (state, { payload }) => {
        const owner = payload.checkin?.id ?? ''
        return state.owner !== '' && state.owner !== owner ? { ...noPurchase, owner } : { ...state, owner }
      })
      .addCase(logoutRequested, () => noPurchase)
      .addCase(checkinLost, () => noPurchase)
      .addCase(sessionReset, () => noPurchase),
  selectors: {
    selectAskedProduct: (state) => state.product,
    selectPurchaseOf: (state, product: Product) => state.purchases[productKey(product)] ?? 'unknown',
    selectEnds: (state) => state.ends,
    selectPurchase: (state) => state,
  },
})

export const {
  purchasesRestored,
  buyDialogOpened,
  buyDialogClosed,
  purchaseConfirmed,
  purchaseAccepted,
  purchaseLeftOpen,
  purchaseFailed,
} = purchaseSlice.actions
export const { selectAskedProduct, selectPurchaseOf, selectEnds, selectPurchase } = purchaseSlice.selectors
