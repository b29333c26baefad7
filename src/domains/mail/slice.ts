import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Whose address the property's settings give: `settings.mail.courses`, `settings.mail.cleaning`. */
export type MailDesk = 'courses' | 'cleaning'

export interface MailWish {
  to: MailDesk
  subject: string
  content: string
}

const slice = createSlice({
  name: 'mail',
  initialState: { canceled: false },
  reducers: {
    /** Something was done that the hotel's staff should read of. */
    mailWanted(_state, _: PayloadAction<MailWish>) {},
    /** The hotel has the mail, and with it knows of the cancellation that it asked for (MAIL-04). */
    mailSent(state) {
      state.canceled = true
    },
    mailFailed(state) {
      state.canceled = false
    },
  },
  selectors: { selectIsMailCanceled: (state) => state.canceled },
})

export const { mailWanted, mailSent, mailFailed } = slice.actions
export const { selectIsMailCanceled } = slice.selectors
export { slice as mailSlice }
