import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Id } from '../../contract/looseId.ts'
import type { Package } from '../../contract/vod.ts'
import { type Loadable, loadableOf } from '../../core/loadable.ts'
import { checkinLost, logoutRequested, registered, sessionReset } from '../session/slice.ts'
import { isSameProduct, type Product, productKey } from './movies.ts'
import { type Changes, countChange, isOlder, productSold } from './slice.ts'

export interface PackagesState {
  list: Loadable<Package[]>
  changes: Changes
}

const list = loadableOf('packages', (state: PackagesState) => state.list, [] as Package[], {
  isQuiet: true,
  resets: true,
})
const noPackages: PackagesState = { list: list.initial, changes: {} }

const findIn = ({ list: { value } }: PackagesState, id: Id) => value.find(({ pckg_id }) => pckg_id === id)

/** Returns the package of a response, or the stored one if it was bought on this device after the request. */
const newest = (state: PackagesState, received: Package, known: Changes) =>
  (isOlder(state.changes, known, received.pckg_id) && findIn(state, received.pckg_id)) || received

export const packagesSlice = createSlice({
  name: 'vodPackages',
  initialState: noPackages,
  reducers: {
    ...list.reducers,
    packagesLoaded(
      state,
      { payload: { packages, known } }: PayloadAction<{ packages: Package[]; known: Changes }>,
    ) {
      state.list = { status: 'success', value: packages.map((received) => newest(state, received, known)) }
    },
    /** Stores the current state of one package. */
    packageLoaded(
      state,
      { payload: { received, known } }: PayloadAction<{ received: Package; known: Changes }>,
    ) {
      const { value } = state.list
      const at = value.findIndex(({ pckg_id }) => pckg_id === received.pckg_id)
      if (at < 0) value.push(received)
      else value[at] = newest(state, received, known)
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionReset, () => noPackages)
      .addCase(logoutRequested, () => noPackages)
      .addCase(checkinLost, () => noPackages)
      .addCase(productSold, (state, { payload: { product } }) => {
        if (product.kind !== 'package') return
        countChange(state.changes, product.id)
        const sold = findIn(state, product.id)
        if (sold) sold.is_bought = true
      }),
  selectors: {
    selectPackages: (state) => state.list.value,
    selectPackagesStatus: (state) => state.list.status,
    selectPackageChanges: (state) => state.changes,
    selectPackage: (state, id: Id) => findIn(state, id) ?? null,
  },
})

export const { packagesRequested, packagesLoaded, packagesFailed, packageLoaded } = packagesSlice.actions
export const { selectPackages, selectPackagesStatus, selectPackageChanges, selectPackage } =
  packagesSlice.selectors

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
