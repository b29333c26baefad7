import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Which dialog of the check-out is open. */
type CheckoutStep = 'none' | 'confirming' | 'done'

const slice = createSlice({
  name: 'checkout',
  initialState: { checkout: 'none' as CheckoutStep },
  reducers: {
    /** The guest wants to check out and has to confirm it. */
    checkoutChosen(state) {
      state.checkout = 'confirming'
    },
    checkoutCancelled(state) {
      state.checkout = 'none'
    },
    /** The payload is the address of the hotel's page, where the check-out takes place. */
    checkoutConfirmed(state, _: PayloadAction<string>) {
      state.checkout = 'none'
    },
    /** A demo has no stay to end: only the last dialog is shown. */
    demoCheckedOut(state) {
      state.checkout = 'done'
    },
    /** The demo guest has closed the last dialog. */
    demoStayEnded(state) {
      state.checkout = 'none'
    },
  },
  selectors: { selectCheckout: (state) => state.checkout },
})

export const { checkoutChosen, checkoutCancelled, checkoutConfirmed, demoCheckedOut, demoStayEnded } =
  slice.actions
export const { selectCheckout } = slice.selectors
export { slice as checkoutSlice }
