import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionReset } from '../session/slice.ts'

/** Whose address the property's settings give: `settings.mail.courses`, `settings.mail.cleaning`. */
export type MailDesk = 'courses' | 'cleaning'

export interface MailRequest {
  to: MailDesk
  subject: string
  content: string
}

const slice = createSlice({
  name: 'mail',
  initialState: { canceled: false, ownTexts: [] as string[] },
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
    /** What this guest asked for is confirmed on the room's television. */
    tvMessagePosted(state, { payload: text }: PayloadAction<string>) {
      state.ownTexts.push(text)
    },
    /** It came back, as all that is written to the room does. */
    ownMessageHeard(state, { payload: text }: PayloadAction<string>) {
      const at = state.ownTexts.indexOf(text)
      if (at >= 0) state.ownTexts.splice(at, 1)
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionReset, (state) => {
      state.ownTexts = []
    }),
  selectors: {
    selectIsMailCanceled: (state) => state.canceled,
    /** Was this text sent to the television from here? */
    selectIsOwnMessage: (state, text: string) => state.ownTexts.includes(text),
  },
})

export const { mailRequested, mailSent, mailFailed, tvMessagePosted, ownMessageHeard } = slice.actions
export const { selectIsMailCanceled, selectIsOwnMessage } = slice.selectors
export { slice as mailSlice }
