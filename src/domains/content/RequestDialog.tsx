import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { pathOf } from '../addresses.ts'
import { useGo } from '../navigation/useGo.ts'
import {
  modeLeft,
  selectGuestName,
  selectIsCheckedIn,
  selectIsRegistered,
  selectIsWalkin,
  selectRoom,
} from '../session/slice.ts'
import type { PageRequest } from './readPage.ts'
import { type contentSlice, requestConfirmed, selectRequestStatus } from './slice.ts'

export interface RequestDialogProps {
  open: boolean
  title: string
  request: PageRequest
  onClose: () => void
  onExited: () => void
}

type WithContent = { content: ReturnType<typeof contentSlice.getInitialState> }

/** Free text takes at most that many characters (GEN-08). */
const longestNote = 500

const Letter = styled('blockquote')(({ theme }) => ({
  margin: '0.5rem 0 1.5rem',
  padding: '1rem 1.25rem',
  borderRadius: theme.tokens.radius.field,
  backgroundColor: theme.tokens.well,
  whiteSpace: 'pre-line',
  overflowWrap: 'break-word',
  '& > footer': { ...theme.typography.body2, marginTop: '0.5rem', color: theme.palette.text.secondary },
}))

/** What goes to the hotel, as it goes, with a place for what the guest has to add (PAGE-26). */
export function RequestDialog({ open, title, request, onClose, onExited }: RequestDialogProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const [note, setNote] = useState('')
  const status = useSelector((state: WithContent) => selectRequestStatus(state))
  const name = useSelector(selectGuestName)
  const room = useSelector(selectRoom)
  const isRegistered = useSelector(selectIsRegistered)
  const isWalkin = useSelector(selectIsWalkin)
  const isCheckedIn = useSelector(selectIsCheckedIn)
  const isGuest = isRegistered && !isWalkin
  const sheet = { open, onClose, onExited, title, closeLabel: t('app.close') }

  if (status === 'success')
    return (
      <SheetDialog
        {...sheet}
        actions={
          <Button variant="contained" onClick={onClose}>
            {t('content.request.done')}
          </Button>
        }
      >
        <Notice tone="success" role="status">
          {t('content.request.sent')}
        </Notice>
      </SheetDialog>
    )
  if (!isGuest || !isCheckedIn)
    return (
      <SheetDialog {...sheet} {...(!isGuest && { actions: <SignIn /> })}>
        <Notice>{isGuest ? t('errors.notCheckedIn') : t('content.request.signIn')}</Notice>
      </SheetDialog>
    )
  return (
    <SheetDialog
      {...sheet}
      actions={
        <PrimaryAction
          label={t('content.request.send')}
          busy={status === 'requested'}
          busyLabel={t('content.request.sending')}
          onClick={() => dispatch(requestConfirmed({ request, note }))}
        />
      }
    >
      <Letter>
        {request.text || request.subject}
        <footer>{t('content.request.from', { name, room })}</footer>
      </Letter>
      <Field
        label={t('content.request.note')}
        name="note"
        lines={2}
        maxLength={longestNote}
        value={note}
        onChange={setNote}
      />
      {status === 'failed' && (
        <Notice tone="error" role="alert">
          {t('errors.request')}
        </Notice>
      )}
    </SheetDialog>
  )
}

function SignIn() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const go = useGo()
  const isWalkin = useSelector(selectIsWalkin)
  return (
    <Button variant="contained" onClick={() => (isWalkin ? dispatch(modeLeft()) : go(pathOf('login')))}>
      {t('guest.signIn')}
    </Button>
  )
}
