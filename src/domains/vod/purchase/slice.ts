import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { checkinLost, logoutRequested, registered, sessionReset } from '../../session/slice.ts'
import { isSameProduct, type Product, productKey } from './product.ts'

export type PurchaseStatus = 'unknown' | 'sending' | 'success' | 'failed'

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

const initialState: PurchaseState = {
  product: null,
  purchases: {},
  ends: {},
  owner: '',
}

const slice = createSlice({
  name: 'vodPurchase',
  initialState,
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
        return state.owner !== '' && state.owner !== owner ? { ...initialState, owner } : { ...state, owner }
      })
      .addCase(logoutRequested, () => initialState)
      .addCase(checkinLost, () => initialState)
      .addCase(sessionReset, () => initialState),
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
} = slice.actions
export const { selectAskedProduct, selectPurchaseOf, selectEnds, selectPurchase } = slice.selectors
export { slice as purchaseSlice }
