import { createSlice } from '@reduxjs/toolkit'
import { navigated } from '../../core/routing/slice.ts'

/** `enableDDS=true` in any URL shows the promo star until the page is closed (QRY-12). */
const slice = createSlice({
  name: 'promo',
  initialState: { isEnabled: false },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(navigated, (state, { payload }) => {
      if (new URLSearchParams(payload.search).get('enableDDS') === 'true') state.isEnabled = true
    })
  },
  selectors: { selectIsPromoEnabled: (state) => state.isEnabled },
})

export const { selectIsPromoEnabled } = slice.selectors
export { slice as promoSlice }
