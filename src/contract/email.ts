/** A guest's request, sent as an e-mail to one of the hotel's own addresses. */
import * as v from 'valibot'
import { call } from './define.ts'
import { anything } from './values.ts'

/** The hotel sends only to addresses that it has given to the app. Status OK means that the mail is sent. */
export const sendEMail = call({
  module: 'SQMOD_EMail',
  function: 'sendEMail',
  once: true,
  ask: v.strictObject({ email_to: v.string(), email_subject: v.string(), email_message: v.string() }),
  answer: anything,
})
