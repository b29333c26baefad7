import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { checkinLost, logoutRequested, registered, sessionReset } from '../../session/slice.ts'
import { isSameProduct, type Product, productKey } from './product.ts'

export type PurchaseStatus = 'unknown' | 'sending' | 'success' | 'failed'

/**
 * Why a purchase failed: the hotel has not sold the product; or it did not answer, and the result is unknown
 * (VOD-15).
 */
export type PurchaseError = 'failed' | 'doubtful'

/** A purchase whose request was sent, or may have been sent, and was not answered. */
export interface Attempt {
  product: Product
  messageId: string
}

interface Purchase {
  status: PurchaseStatus
  error: PurchaseError | null
}

export interface PurchaseState {
  /** The product of the open dialog; null while the dialog is closed. */
  product: Product | null
  /** Keyed by {@link productKey}. */
  purchases: Record<string, Purchase>
  /** At most one attempt per product. */
  attempts: Attempt[]
  /**
   * End of the validity of bought products, ISO 8601, by {@link productKey}: some hotels send it only in the
   * response to the purchase.
   */
  ends: Record<string, string>
  /** User id of the guest who made the purchases. */
  owner: string
}

const noPurchase: Purchase = { status: 'unknown', error: null }
const initialState: PurchaseState = {
  product: null,
  purchases: {},
  attempts: [],
  ends: {},
  owner: '',
}

const slice = createSlice({
  name: 'vodPurchase',
  initialState,
  reducers: {
    purchasesRestored(state, { payload }: PayloadAction<Pick<PurchaseState, 'attempts' | 'ends' | 'owner'>>) {
      Object.assign(state, payload)
    },
    buyDialogOpened(state, { payload: product }: PayloadAction<Product>) {
      state.product = product
      const key = productKey(product)
      // A purchase that is pending continues while its dialog is closed.
      if (state.purchases[key]?.status === 'sending') return
      const isDoubtful = state.attempts.some((attempt) => isSameProduct(attempt.product, product))
      state.purchases[key] = { status: 'unknown', error: isDoubtful ? 'doubtful' : null }
    },
    buyDialogClosed(state) {
      state.product = null
    },
    /** The guest has seen the price and pressed "Buy", or gives a voucher (VOD-16, VOD-18). */
    purchaseConfirmed(state, { payload }: PayloadAction<{ product: Product; voucher: boolean }>) {
      state.purchases[productKey(payload.product)] = { status: 'sending', error: null }
    },
    /** Stored before the request is sent, so that the attempt is known after a reload, too. */
    purchaseSent(state, { payload }: PayloadAction<Attempt>) {
      removeAttempt(state, payload.product)
      state.attempts.push(payload)
    },
    /** `until` is empty if the hotel did not send it. */
    purchaseAccepted(
      state,
      { payload: { product, until } }: PayloadAction<{ product: Product; until: string }>,
    ) {
      removeAttempt(state, product)
      if (until) state.ends[productKey(product)] = until
      else delete state.ends[productKey(product)]
      state.purchases[productKey(product)] = { status: 'success', error: null }
      if (state.product && isSameProduct(state.product, product)) state.product = null
    },
    purchaseFailed(
      state,
      { payload }: PayloadAction<{ product: Product; error: PurchaseError; isOpen: boolean }>,
    ) {
      if (!payload.isOpen) removeAttempt(state, payload.product)
      state.purchases[productKey(payload.product)] = { status: 'failed', error: payload.error }
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
    selectPurchaseOf: (state, product: Product) => state.purchases[productKey(product)] ?? noPurchase,
    selectAttempt: (state, product: Product) =>
      state.attempts.find((attempt) => isSameProduct(attempt.product, product)) ?? null,
    selectEnds: (state) => state.ends,
    selectPurchase: (state) => state,
  },
})

function removeAttempt(state: PurchaseState, product: Product) {
  state.attempts = state.attempts.filter((attempt) => !isSameProduct(attempt.product, product))
}

export const {
  purchasesRestored,
  buyDialogOpened,
  buyDialogClosed,
  purchaseConfirmed,
  purchaseSent,
  purchaseAccepted,
  purchaseFailed,
} = slice.actions
export const { selectAskedProduct, selectPurchaseOf, selectAttempt, selectEnds, selectPurchase } =
  slice.selectors
export { slice as purchaseSlice }
