import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/Field.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { isEmail } from '../email.ts'

interface EmailFormProps {
  /** The address that was given before in this page. */
  known: string
  onDone: (email: string) => void
}

export function EmailForm({ known, onDone }: EmailFormProps) {
  const { t } = useTranslation()
  const [email, setEmail] = useState(known)
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLElement>(null)
  useEffect(() => field.current?.focus(), [])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const given = email.trim()
    if (isEmail(given)) return onDone(given)
    setWrong(true)
    field.current?.focus()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Field
        ref={field}
        name="otpEmail"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="send"
        label={t('login.email')}
        value={email}
        error={isWrong && !isEmail(email.trim()) ? t('login.emailInvalid') : undefined}
        onChange={setEmail}
      />
      <PrimaryAction type="submit" label={t('key.entry.send')} />
    </form>
  )
}
