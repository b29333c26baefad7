import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectIsInDoubt } from '../../core/sending/slice.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { pickupIntent } from './intent.ts'
import { selectPickupStatus } from './slice.ts'

const Final = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '0 0 0.5rem',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}))

/** The button that sends the request, with what that means, and what became of it (PICK-09, PICK-12 to PICK-14). */
export function SendBar({ onSend }: { onSend: () => void }) {
  const { t } = useTranslation()
  const status = useSelector(selectPickupStatus)
  const isInDoubt = useSelectorWith(selectIsInDoubt, pickupIntent)
  const { missing } = useHotelNeeded()
  return (
    <BottomBar height="7rem">
      {status === 'success' && (
        <Notice tone="success" role="status">
          {t('content.request.sent')}
        </Notice>
      )}
      {(isInDoubt || status === 'failed') && status !== 'requested' && (
        <Notice tone="error" role="alert">
          {t(isInDoubt ? 'content.request.doubt' : 'errors.request')}
        </Notice>
      )}
      <Final>{t('pickup.final')}</Final>
      <PrimaryAction
        label={t('pickup.confirm')}
        busy={status === 'requested'}
        busyLabel={t('content.request.sending')}
        missing={missing}
        onClick={onSend}
      />
    </BottomBar>
  )
}
