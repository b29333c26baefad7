import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { checkinLost, logoutRequested, registered, sessionReset } from '../../session/slice.ts'

/** What can be bought: a film alone, or a package of films. */
export interface Ware {
  kind: 'movie' | 'package'
  id: number
}

export type PurchaseStatus = 'unknown' | 'sending' | 'success' | 'failed'

/**
 * Why a purchase failed: the hotel has not sold it; or it did not answer, and whether it sold is not known (VOD-15).
 */
export type PurchaseError = 'failed' | 'doubtful'

/** A purchase that has left, or may have, and was not answered. */
export interface Attempt {
  ware: Ware
  messageId: string
}

interface Purchase {
  status: PurchaseStatus
  error: PurchaseError | null
}

export interface PurchaseState {
  /** What the dialog asks about; null while it is closed. */
  ware: Ware | null
  /** By {@link wareKey}. */
  purchases: Record<string, Purchase>
  /** At most one of a ware. */
  attempts: Attempt[]
  /** Until when what was bought can be seen, ISO 8601, by {@link wareKey}: a hotel may say it at the purchase alone. */
  ends: Record<string, string>
  /** User id of the guest whose purchases they are. */
  owner: string
}

const noPurchase: Purchase = { status: 'unknown', error: null }
const initialState: PurchaseState = {
  ware: null,
  purchases: {},
  attempts: [],
  ends: {},
  owner: '',
}

export const isSameWare = (one: Ware, other: Ware): boolean => one.kind === other.kind && one.id === other.id

export const wareKey = ({ kind, id }: Ware): string => `${kind} ${id}`

const slice = createSlice({
  name: 'vodPurchase',
  initialState,
  reducers: {
    purchasesRestored(state, { payload }: PayloadAction<Pick<PurchaseState, 'attempts' | 'ends' | 'owner'>>) {
      Object.assign(state, payload)
    },
    buyDialogOpened(state, { payload: ware }: PayloadAction<Ware>) {
      state.ware = ware
      const key = wareKey(ware)
      // One that is on its way goes on while its dialog is closed.
      if (state.purchases[key]?.status === 'sending') return
      const isDoubtful = state.attempts.some((attempt) => isSameWare(attempt.ware, ware))
      state.purchases[key] = { status: 'unknown', error: isDoubtful ? 'doubtful' : null }
    },
    buyDialogClosed(state) {
      state.ware = null
    },
    /** The guest has seen the price and pressed "Buy", or gives a voucher (VOD-16, VOD-18). */
    purchaseConfirmed(state, { payload }: PayloadAction<{ ware: Ware; voucher: boolean }>) {
      state.purchases[wareKey(payload.ware)] = { status: 'sending', error: null }
    },
    /** To be noted before it leaves, so that it is known also after a reload. */
    purchaseLeft(state, { payload }: PayloadAction<Attempt>) {
      removeAttempt(state, payload.ware)
      state.attempts.push(payload)
    },
    /** `until` is empty where the hotel did not say it. */
    purchaseAccepted(state, { payload: { ware, until } }: PayloadAction<{ ware: Ware; until: string }>) {
      removeAttempt(state, ware)
      if (until) state.ends[wareKey(ware)] = until
      else delete state.ends[wareKey(ware)]
      state.purchases[wareKey(ware)] = { status: 'success', error: null }
      if (state.ware && isSameWare(state.ware, ware)) state.ware = null
    },
    purchaseFailed(state, { payload }: PayloadAction<{ ware: Ware; error: PurchaseError; isOpen: boolean }>) {
      if (!payload.isOpen) removeAttempt(state, payload.ware)
      state.purchases[wareKey(payload.ware)] = { status: 'failed', error: payload.error }
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
    selectWare: (state) => state.ware,
    selectPurchaseOf: (state, ware: Ware) => state.purchases[wareKey(ware)] ?? noPurchase,
    selectAttempt: (state, ware: Ware) =>
      state.attempts.find((attempt) => isSameWare(attempt.ware, ware)) ?? null,
    selectEnds: (state) => state.ends,
    selectPurchase: (state) => state,
  },
})

function removeAttempt(state: PurchaseState, ware: Ware) {
  state.attempts = state.attempts.filter((attempt) => !isSameWare(attempt.ware, ware))
}

export const {
  purchasesRestored,
  buyDialogOpened,
  buyDialogClosed,
  purchaseConfirmed,
  purchaseLeft,
  purchaseAccepted,
  purchaseFailed,
} = slice.actions
export const { selectWare, selectPurchaseOf, selectAttempt, selectEnds, selectPurchase } = slice.selectors
export { slice as purchaseSlice }
