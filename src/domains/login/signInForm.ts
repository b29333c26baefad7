import { isEmail } from '../../core/text/email.ts'
import type { SignInForm } from '../session/session.types.ts'

/** Fields that a property may require beside room and name, in this order. */
export const extraFields = ['checkin', 'email', 'password'] as const
export type ExtraField = (typeof extraFields)[number]
export type FormField = keyof Pick<SignInForm, 'room' | 'name'> | ExtraField | 'terms'
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
