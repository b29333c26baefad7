import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { styled } from '../../ui/styled.tsx'
import { selectDeviceMode } from '../session/slice.ts'
import { useReceptionCall } from './useReceptionCall.ts'

const Below = styled('div')({ marginTop: '0.5rem' })

/**
 * The call to reception below what the hotel has not given: a person knows it, too (ERR-23). On the guest's own device,
 * where the room's phone can ring.
 */
export function CallInsteadPart() {
  const { t } = useTranslation()
  const call = useReceptionCall()
  const isOwn = useSelector(selectDeviceMode) === ''
  if (!call || !isOwn) return null
  return (
    <Below>
      <Button {...call}>
        <span>{t('guest.callReception')}</span>
      </Button>
    </Below>
  )
}
