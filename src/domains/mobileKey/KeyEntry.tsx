import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { selectIsDemo, selectOnekeySession } from '../session/slice.ts'
import { CodeForm } from './CodeForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import { codeSubmitted, emailSheetClosed, emailSubmitted } from './slice.ts'

const Text = styled('p')({ margin: '0 0 1.25rem' })

/**
 * Asks for the e-mail address to which the hotel sends a code. The code itself is entered on the page of the
 * link; only the demo, which has no link, asks for it here (KEY-19, KEY-20).
 */
export function KeyEntry() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isDemo = useSelector(selectIsDemo)
  const initialEmail = useSelector(selectOnekeySession)?.otpEmail ?? ''
  const [sentTo, setSentTo] = useState('')
  return (
    <SheetDialog
      open
      onClose={() => dispatch(emailSheetClosed())}
      title={t(sentTo ? 'key.entry.codeTitle' : 'key.entry.title')}
      closeLabel={t('app.close')}
    >
      <Text>{sentTo ? t('key.entry.sent', { email: sentTo }) : t('key.entry.text')}</Text>
      {sentTo ? (
        <CodeForm onDone={() => dispatch(codeSubmitted())} />
      ) : (
        <EmailForm
          initialEmail={initialEmail}
          onDone={(email) => (isDemo ? setSentTo(email) : dispatch(emailSubmitted(email)))}
        />
      )}
    </SheetDialog>
  )
}
