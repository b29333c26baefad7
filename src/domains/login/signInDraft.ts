import { readerOf } from '../../browser/storage.ts'
import { isRecord } from '../../contract/isRecord.ts'
import type { SignInDraft } from '../session/session.types.ts'

// Checked by hand, because the schema library is loaded after the form.
export const signInDraft = readerOf<SignInDraft | null>((value) => {
  if (value === null) return null
  if (!isRecord(value)) return undefined
  const { room, name, checkin, email, at, terms } = value
  return areTexts([room, name, checkin, email, at]) && typeof terms === 'boolean'
    ? (value as unknown as SignInDraft)
    : undefined
})
const areTexts = (values: readonly unknown[]) => values.every((value) => typeof value === 'string')

/** Identifies whom a URL names, for the draft that begins with that URL. */
export const draftPlace = (query: URLSearchParams): string => `${query.get('room')}/${query.get('name')}`
