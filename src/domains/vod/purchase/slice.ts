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

export interface PurchaseState {
  /** What the dialog asks about; null while it is closed. */
  ware: Ware | null
  status: PurchaseStatus
  error: PurchaseError | null
  /** At most one of a ware. */
  attempts: Attempt[]
  /** Until when what was bought can be seen, ISO 8601, by {@link wareKey}: a hotel may say it at the purchase alone. */
  ends: Record<string, string>
  /** User id of the guest whose purchases they are. */
  owner: string
}

const initialState: PurchaseState = {
  ware: null,
  status: 'unknown',
  error: null,
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
      if (state.status === 'sending') return
      const isDoubtful = state.attempts.some((attempt) => isSameWare(attempt.ware, ware))
      Object.assign(state, { ware, status: 'unknown', error: isDoubtful ? 'doubtful' : null })
    },
    /** What is on its way goes on; the guest learns of it from the film. */
    buyDialogClosed(state) {
      state.ware = null
    },
    /** The guest has seen the price and pressed "Buy", or gives a voucher (VOD-16, VOD-18). */
    purchaseConfirmed(state, _: PayloadAction<{ ware: Ware; voucher: boolean }>) {
      state.status = 'sending'
      state.error = null
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
      Object.assign(state, { status: 'success', error: null })
      if (state.ware && isSameWare(state.ware, ware)) state.ware = null
    },
    purchaseFailed(state, { payload }: PayloadAction<{ ware: Ware; error: PurchaseError; isOpen: boolean }>) {
      if (!payload.isOpen) removeAttempt(state, payload.ware)
      Object.assign(state, { status: 'failed', error: payload.error })
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
    selectPurchaseStatus: (state) => state.status,
    selectPurchaseError: (state) => state.error,
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
export const {
  selectWare,
  selectPurchaseStatus,
  selectPurchaseError,
  selectAttempt,
  selectEnds,
  selectPurchase,
} = slice.selectors
export { slice as purchaseSlice }
