import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Whose address the property's settings give: `settings.mail.courses`, `settings.mail.cleaning`. */
export type MailDesk = 'courses' | 'cleaning'

export interface MailRequest {
  to: MailDesk
  subject: string
  content: string
}

const slice = createSlice({
  name: 'mail',
  initialState: { canceled: false },
  reducers: {
    /** The hotel's staff is to be notified by e-mail. */
    mailRequested(_state, _: PayloadAction<MailRequest>) {},
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

export const { mailRequested, mailSent, mailFailed } = slice.actions
export const { selectIsMailCanceled } = slice.selectors
export { slice as mailSlice }
