import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmail } from '../../core/text/email.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { Field } from '../../ui/Field.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'

interface EmailFormProps {
  /** The e-mail address of the last opening since the page was loaded. */
  initialEmail: string
  onDone: (email: string) => void
}

export function EmailForm({ initialEmail, onDone }: EmailFormProps) {
  const { t } = useTranslation()
  const { missing } = useHotelNeeded()
  // No draft: the address is sent only in the request for the link, and is not stored (KEY-19).
  const [email, setEmail] = useState(initialEmail)
  const [isInvalid, setInvalid] = useState(false)
  const field = useRef<HTMLElement>(null)
  useEffect(() => field.current?.focus(), [])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = email.trim()
    if (isEmail(trimmed)) return onDone(trimmed)
    setInvalid(true)
    field.current?.focus()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Field
        required
        ref={field}
        name="otpEmail"
        type="email"
        maxLength={maxTextLength}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="send"
        label={t('login.email')}
        value={email}
        error={
          isInvalid && !isEmail(email.trim())
            ? t(email.trim() ? 'login.emailInvalid' : 'login.emailRequired')
            : undefined
        }
        onChange={setEmail}
      />
      <PrimaryAction type="submit" label={t('key.entry.send')} missing={missing} />
    </form>
  )
}
