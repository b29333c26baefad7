import type { KeyboardEvent } from 'react'
import { readerOf } from '../../browser/storage.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { isEmail } from '../../core/text/email.ts'
import type { SignInDraft, SignInForm } from '../session/session.types.ts'
import { termsPaths } from '../terms/paths.ts'

/** Fields that a property may require beside room and name, in this order. */
export const extraFields = ['checkin', 'email', 'password'] as const
export type ExtraField = (typeof extraFields)[number]
type FormField = keyof Pick<SignInForm, 'room' | 'name'> | ExtraField | 'terms'
export type FormValues = Record<'room' | 'name' | ExtraField, string> & { terms: boolean }
/** Translation keys by field. */
export type FormErrors = Partial<Record<FormField, string>>

/** Checks the form; all fields that are shown are required (LOGIN-04 to LOGIN-10). */
export function checkForm(values: FormValues, extras: readonly ExtraField[]): FormErrors {
  const errors: FormErrors = {}
  if (!values.room.trim()) errors.room = 'login.roomRequired'
  if (!values.name.trim()) errors.name = 'login.nameRequired'
  if (extras.includes('checkin') && !values.checkin) errors.checkin = 'login.checkinRequired'
  if (extras.includes('password') && !values.password) errors.password = 'login.passwordRequired'
  if (extras.includes('email')) {
    if (!values.email.trim()) errors.email = 'login.emailRequired'
    else if (!isEmail(values.email.trim())) errors.email = 'login.emailInvalid'
  }
  if (!values.terms) errors.terms = 'login.termsRequired'
  return errors
}

/** The fields in the order of the form; the first with an error gets the focus. */
export const fieldOrder: readonly FormField[] = ['room', 'name', ...extraFields, 'terms']

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

interface TermsPart {
  text: string
  /** Where it leads; null for plain text. */
  path: string | null
}

/** The sentence's translations mark its two links by `<terms>…</terms>` and `<privacy>…</privacy>`. */
export const termsParts = (sentence: string): TermsPart[] =>
  sentence.split(/(<terms>.*?<\/terms>|<privacy>.*?<\/privacy>)/).map((part) => {
    const [, screen, text] = /^<(terms|privacy)>(.*)<\/\1>$/.exec(part) ?? []
    return text === undefined
      ? { text: part, path: null }
      : { text, path: termsPaths[screen === 'privacy' ? 'privacy' : 'terms'] }
  })

/**
 * Enter, or OK on a remote control, leads from a field to the next empty one, and from an empty field to the next
 * control, before it submits the form.
 */
export function leadToEmptyField(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event
  if (key !== 'Enter' || event.nativeEvent.isComposing) return
  const inputs = [...currentTarget.querySelectorAll('input')]
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return
  const at = inputs.indexOf(target)
  const isEmpty = ({ type, value }: HTMLInputElement) => type !== 'checkbox' && value === ''
  const next = inputs.slice(at + 1).find(isEmpty) ?? (isEmpty(target) ? inputs[at + 1] : undefined)
  if (!next) return
  event.preventDefault()
  next.focus()
}
