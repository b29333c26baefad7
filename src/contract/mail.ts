/** Mails that inform the hotel's staff of a guest's action in the app. */
import * as v from 'valibot'
import { route } from './define.ts'
import { anything } from './values.ts'

const words = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000))

/**
 * App to hotel, after a course booking and after a cancelled cleaning. `sender` is `Room {number}, {name}` in every
 * language: 403 for the room of another guest. `emailTo` is one of the addresses in the settings (`mail`).
 */
export const sendMail = route({
  method: 'POST',
  path: '/api/v1/property/:propertyId/oneapp/mail',
  once: true,
  ask: v.strictObject({ sender: words, content: words, subject: words, emailTo: words }),
  answer: anything,
})
