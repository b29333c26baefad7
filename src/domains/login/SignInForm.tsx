import Button from '@mui/material/Button'
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { takeFirstForm } from '../../browser/firstForm.ts'
import { readerOf } from '../../browser/storage.ts'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { useDraft } from '../../core/drafts/useDraft.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { endedElsewhereName, signInDraftName } from '../../core/storageKeys.ts'
import { Field } from '../../ui/Field.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { TickBox } from '../../ui/TickBox.tsx'
import { formFactor } from '../../ui/useFormFactor.ts'
import { InAppLink } from '../navigation/InAppLinkPart.tsx'
import { selectSettings } from '../property/slice.ts'
import {
  selectSession,
  selectStatus,
  signInDraftChanged,
  signInFormTouched,
  signInSubmitted,
  walkinChosen,
} from '../session/slice.ts'
import {
  checkForm,
  draftPlace,
  extraFields,
  type FormErrors,
  type FormValues,
  fieldOrder,
  leadToEmptyField,
  signInDraft,
  termsParts,
} from './signInForm.ts'

// Selected one by one, since the session changes with each step of the start, and the form does not.
type SessionState = Parameters<typeof selectSession>[0]
const selectRoom = (state: SessionState) => selectSession(state).loginData.room
const selectName = (state: SessionState) => selectSession(state).loginData.name
const selectCheckinDate = (state: SessionState) => selectSession(state).loginData.checkin
const selectEntered = (state: SessionState) => selectSession(state).draft
const selectSignIn = (state: SessionState) => selectSession(state).signIn
/** As a text, which stays the same when the hotel answers with what is known from the last visit. */
const selectChosenFields = (state: Parameters<typeof selectSettings>[0]) =>
  selectSettings(state).login?.fields?.join() ?? ''
const selectHasWalkInContent = (state: SessionState) => selectSession(state).hasWalkInContent

/**
 * The values of the form. They begin with those of the URL, else with the session's login data. A draft is valid for
 * the URL at which it began: in the store it survives a visit to the terms, and in storage a reload (RT-25). Password
 * and accepted terms are never prefilled (LOGIN-01, LOGIN-10).
 */
function useSignInDraft(): [FormValues, (values: FormValues) => void] {
  const dispatch = useDispatch()
  const known = {
    room: useSelector(selectRoom),
    name: useSelector(selectName),
    checkin: useSelector(selectCheckinDate),
  }
  const entered = useSelector(selectEntered)
  const [kept, keep] = useDraft(signInDraftName, signInDraft, null)
  const [password, setPassword] = useState('')
  const query = new URLSearchParams(useSelector(selectPlace)?.search)
  const routed = new URLSearchParams(useLocation().search)
  const at = draftPlace(query)
  const draft = [entered, kept].find((begun) => begun?.at === at)
  // Either the store's place or the router's location contains a guest who has left for a moment longer (SES-30).
  const named = (field: string) => (query.get(field) === routed.get(field) ? query.get(field) : null)
  const startOf = (field: 'room' | 'name' | 'checkin') => draft?.[field] ?? (named(field) || known[field])
  const values: FormValues = {
    room: startOf('room'),
    name: startOf('name'),
    checkin: startOf('checkin'),
    email: draft?.email ?? '',
    terms: draft?.terms ?? false,
    password,
  }
  const set = ({ password: newPassword, ...entries }: FormValues) => {
    const newDraft = { ...entries, at }
    setPassword(newPassword)
    dispatch(signInDraftChanged(newDraft))
    keep(newDraft)
  }
  return [values, set]
}

interface TermsCheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  error: string | undefined
}

function TermsCheckbox(props: TermsCheckboxProps) {
  const { t } = useTranslation()
  const label = termsParts(t('login.acceptTerms')).map(({ text, path }) =>
    path ? (
      <InAppLink key={text} href={path}>
        {text}
      </InAppLink>
    ) : (
      text
    ),
  )
  return <TickBox required name="terms" label={label} {...props} />
}

interface FirstFormOptions {
  form: RefObject<HTMLFormElement | null>
  values: FormValues
  setValues: (values: FormValues) => void
  submit: (values: FormValues) => void
}

/** Takes over the values, the focus and the submission of the static form that the page has shown until now. */
function useFirstForm({ form, ...options }: FirstFormOptions) {
  const atFirst = useRef(options)
  // Before the paint in which this form replaces the static one.
  useLayoutEffect(() => {
    const first = takeFirstForm()
    if (!first) return
    const { values, setValues, submit } = atFirst.current
    const entered = { ...values, ...first.values }
    if (Object.keys(first.values).length > 0) setValues(entered)
    if (form.current) first.focusIn(form.current)
    // With OK in an empty field a remote control leads to the next one.
    if (first.isSubmitted && (formFactor() !== 'tv' || entered.room || entered.name)) submit(entered)
  }, [form])
}

const autoComplete = {
  room: 'off',
  name: 'family-name',
  checkin: 'off',
  email: 'email',
  password: 'current-password',
}
const types = { room: 'text', name: 'text', checkin: 'date', email: 'email', password: 'password' } as const

export function SignInForm() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const signIn = useSelector(selectSignIn)
  const status = useSelector(selectStatus)
  const [isEnded] = useDraft(endedElsewhereName, isTrue, false)
  const isSending = signIn === 'sending'
  const chosen = useSelector(selectChosenFields).split(',')
  const extras = extraFields.filter((field) => chosen.includes(field))
  const [values, setValues] = useSignInDraft()
  const [errors, setErrors] = useState<FormErrors>({})
  const form = useRef<HTMLFormElement>(null)

  const change = (field: keyof FormValues) => (value: string | boolean) => {
    setValues({ ...values, [field]: value })
    dispatch(signInFormTouched())
    if (errors[field]) setErrors({ ...errors, [field]: undefined })
  }

  const submit = (entered: FormValues) => {
    if (isSending) return
    const formErrors = checkForm(entered, extras)
    setErrors(formErrors)
    // Only a submission moves the focus to the first error; while the guest types, the focus stays.
    const missing = fieldOrder.find((field) => formErrors[field])
    if (missing) return form.current?.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus()
    const { room, name, checkin, email, password } = entered
    const extraValues = Object.fromEntries(
      extras.map((field) => [field, { checkin, email, password }[field]]),
    )
    dispatch(signInSubmitted({ room, name, ...extraValues }))
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(values)
  }
  useFirstForm({ form, values, setValues, submit })

  const fields = ['room', 'name', ...extras] as const
  return (
    <form ref={form} noValidate data-starts-here="" onSubmit={handleSubmit} onKeyDown={leadToEmptyField}>
      {isEnded && <LazyPart module={ended} props={noProps} />}
      {status === 'multiple_residents' && <LazyPart module={several} props={noProps} />}
      {fields.map((field) => (
        <Field
          key={field}
          name={field}
          label={t(`login.${field}`)}
          type={types[field]}
          autoComplete={autoComplete[field]}
          autoCapitalize={field === 'name' ? 'words' : 'none'}
          {...(field === 'room' && { inputMode: 'numeric' as const })}
          maxLength={200}
          required
          enterKeyHint={field === fields[fields.length - 1] ? 'done' : 'next'}
          value={values[field]}
          onChange={change(field)}
          error={messageOf(errors[field])}
        />
      ))}
      <TermsCheckbox checked={values.terms} onChange={change('terms')} error={messageOf(errors.terms)} />
      {!isSending && signIn !== 'idle' && <LazyPart module={failure} props={noProps} />}
      <PrimaryAction
        type="submit"
        label={t('login.submit')}
        busy={isSending}
        busyLabel={t('login.sending')}
      />
      <WalkinOffer />
    </form>
  )

  function messageOf(key: string | undefined) {
    return key && t(key)
  }
}

function WalkinOffer() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  if (!useSelector(selectHasWalkInContent)) return null
  return (
    <div style={{ textAlign: 'center', marginTop: '0.75rem' }}>
      <Button onClick={() => dispatch(walkinChosen())}>
        <span>{t('login.withoutSignIn')}</span>
      </Button>
    </div>
  )
}

const outcomes = () => import('./OutcomeParts.tsx')
const failure = lazyModule(outcomes, 'FailurePart')
const several = lazyModule(outcomes, 'SeveralResidentsPart')
const ended = lazyModule(outcomes, 'EndedPart')

const isTrue = readerOf((value) => (value === true ? value : undefined))
