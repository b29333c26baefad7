import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useTextDraft } from '../../core/drafts/useTextDraft.ts'
import { selectIsInDoubt } from '../../core/sending/slice.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { styled } from '../../ui/styled.tsx'
import { useSignIn } from '../navigation/useSignIn.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import {
  selectIsCheckedIn,
  selectIsRegistered,
  selectIsWalkin,
  selectShownName,
  selectShownRoom,
} from '../session/slice.ts'
import { intentOf, noteDraft, requestKey } from './drafts.ts'
import type { PageRequest } from './request.types.ts'
import { requestClosed, requestConfirmed, requestOpened, selectRequestStatus } from './slice.ts'

export interface RequestDialogProps {
  open: boolean
  title: string
  request: PageRequest
  onClose: () => void
  onExited: () => void
}

const RequestText = styled('blockquote')(({ theme }) => ({
  margin: '0.5rem 0 1.5rem',
  padding: '1rem 1.25rem',
  borderRadius: theme.tokens.radius.field,
  backgroundColor: theme.tokens.well,
  whiteSpace: 'pre-line',
  // The hotel's text may be in another language than the guest's.
  unicodeBidi: 'plaintext',
  textAlign: 'left',
  overflowWrap: 'break-word',
  '& > p': { margin: 0 },
  '& > footer': { ...theme.typography.body2, marginTop: '0.5rem', color: theme.palette.text.secondary },
}))

/** Shows the text that is sent to the hotel, with a field for a note of the guest (PAGE-26). */
export function RequestDialog({ open, title, request, onClose, onExited }: RequestDialogProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const key = requestKey(request)
  useEffect(() => {
    if (!open) return
    dispatch(requestOpened(key))
    return () => void dispatch(requestClosed())
  }, [open, dispatch, key])
  const [note, setNote] = useTextDraft(noteDraft(key))
  const status = useSelectorWith(selectRequestStatus, key)
  const { missing } = useHotelNeeded()
  const isInDoubt = useSelectorWith(selectIsInDoubt, intentOf(request))
  const name = useSelector(selectShownName)
  const room = useSelector(selectShownRoom)
  const isRegistered = useSelector(selectIsRegistered)
  const isWalkin = useSelector(selectIsWalkin)
  const isCheckedIn = useSelector(selectIsCheckedIn)
  const isGuest = isRegistered && !isWalkin
  const sheetProps = { open, onClose, onExited, title, closeLabel: t('app.close') }

  if (status === 'success')
    return (
      <SheetDialog
        {...sheetProps}
        actions={
          <Button variant="contained" onClick={onClose}>
            <span>{t('content.request.done')}</span>
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
      <SheetDialog {...sheetProps} {...(!isGuest && { actions: <SignInButton /> })}>
        <Notice>{isGuest ? t('errors.notCheckedIn') : t('content.request.signIn')}</Notice>
      </SheetDialog>
    )
  return (
    <SheetDialog
      {...sheetProps}
      actions={
        <PrimaryAction
          label={t('content.request.send')}
          busy={status === 'requested'}
          busyLabel={t('content.request.sending')}
          missing={missing}
          onClick={() => dispatch(requestConfirmed({ request, note }))}
        />
      }
    >
      <RequestText>
        {request.english && (
          <p lang="en" dir="ltr">
            {request.english}
          </p>
        )}
        <span>{request.text || request.subject}</span>
        <footer>{t('content.request.from', { name, room })}</footer>
      </RequestText>
      <Field
        label={t('content.request.note')}
        name="note"
        lines={2}
        maxLength={maxTextLength}
        value={note}
        onChange={setNote}
      />
      {(isInDoubt || status === 'failed') && status !== 'requested' && (
        <Notice tone="error" role="alert">
          {t(isInDoubt ? 'content.request.doubt' : 'errors.request')}
        </Notice>
      )}
    </SheetDialog>
  )
}

function SignInButton() {
  const { t } = useTranslation()
  return (
    <Button variant="contained" onClick={useSignIn()}>
      <span>{t('guest.signIn')}</span>
    </Button>
  )
}
