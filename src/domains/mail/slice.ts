import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionReset } from '../session/slice.ts'

/** Desks with an e-mail address in the property's settings: `settings.mail.courses`, `settings.mail.cleaning`. */
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
    /** An e-mail to the hotel's staff is requested. */
    mailRequested(_state, _: PayloadAction<MailRequest>) {},
    /** The hotel has accepted the mail, and with it the cancellation that it contains (MAIL-04). */
    mailSent(state) {
      state.canceled = true
    },
    mailFailed(state) {
      state.canceled = false
    },
    /** A confirmation for the guest is being sent to the room's television. */
    tvMessagePosted(state, { payload: text }: PayloadAction<string>) {
      state.ownTexts.push(text)
    },
    /** The confirmation came back as a push event, like all messages to the room, or was not sent. */
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
    /** True if this text was sent to the television from this device. */
    selectIsOwnMessage: (state, text: string) => state.ownTexts.includes(text),
  },
})

export const { mailRequested, mailSent, mailFailed, tvMessagePosted, ownMessageHeard } = slice.actions
export const { selectIsMailCanceled, selectIsOwnMessage } = slice.selectors
export { slice as mailSlice }
