import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/Field.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { isCode } from './rules.ts'

/** The code of the demo: any six digits are accepted (KEY-20). */
export function CodeForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const field = useRef<HTMLElement>(null)
  useEffect(() => field.current?.focus(), [])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isCode(code)) onDone()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Field
        required
        ref={field}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        maxLength={6}
        label={t('key.entry.code')}
        hint={t('key.entry.codeHint')}
        value={code}
        onChange={setCode}
      />
      <PrimaryAction
        type="submit"
        label={t('key.open')}
        missing={
          isCode(code)
            ? undefined
            : {
                text: `${t('key.entry.code')} · ${t('key.entry.codeHint')}`,
                onPress: () => field.current?.focus(),
              }
        }
      />
    </form>
  )
}
