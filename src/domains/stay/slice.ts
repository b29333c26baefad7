import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** How far the guest has come on the way out. */
type CheckoutStep = 'none' | 'asked' | 'done'

const slice = createSlice({
  name: 'stay',
  initialState: { checkout: 'none' as CheckoutStep },
  reducers: {
    /** The guest wants to check out and has to confirm it. */
    checkoutChosen(state) {
      state.checkout = 'asked'
    },
    checkoutCancelled(state) {
      state.checkout = 'none'
    },
    /** The payload is the address of the hotel's page, where the check-out takes place. */
    checkoutConfirmed(state, _: PayloadAction<string>) {
      state.checkout = 'none'
    },
    /** A demo guest has no stay to end: only the end of one is shown. */
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
export { slice as staySlice }
