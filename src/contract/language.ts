/** Languages that the hotel keeps active, and the language of a room. */
import * as v from 'valibot'
import { call } from './define.ts'
import { anyText, anything, list, nothing } from './values.ts'

export const LanguageEntry = v.object({
  id: anyText,
  lang_key: v.string(),
  display_name: anyText,
  image: anyText,
})
export type LanguageEntry = v.InferOutput<typeof LanguageEntry>

/** App to hotel on each connection, before the sign-in, and as a sign of life: the languages that a guest may choose. */
export const getActiveLanguages = call({
  module: 'SQMOD_SystemSettings',
  function: 'getActiveLanguages',
  isOpen: true,
  ask: nothing,
  answer: list(LanguageEntry),
})

/** App to hotel when a checked-in guest changes the language. `language` is a `lang_key`. */
export const setLanguageOfRoom = call({
  module: 'SQMOD_SystemSettings',
  function: 'setLanguageOfRoom',
  ask: v.strictObject({ room: v.string(), language: v.string() }),
  answer: anything,
})
