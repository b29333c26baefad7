import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { notifyPermission, requestNotifyPermission } from '../../browser/notifier.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { selectDeviceMode } from '../session/slice.ts'

const Place = styled('div')(({ theme }) => ({
  borderTop: `0.0625rem solid ${theme.tokens.hairline}`,
  padding: '0.75rem 0 0.625rem',
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
}))

/** Button for browser notifications. The browser asks for permission only after a press on it (CAM-07, MSG-14). */
export function NotificationsPart() {
  const { t } = useTranslation()
  const [permission, setPermission] = useState(notifyPermission)
  // A device that guests share must not show notifications of one of them.
  const isShared = useSelector(selectDeviceMode) === 'kiosk'
  // On a television nothing is outside the app, and the guest could not find the browser's settings.
  const isOnTv = useFormFactor() === 'tv'
  if (permission === 'unsupported' || isShared || isOnTv) return null
  const requestPermission = async () => setPermission(await requestNotifyPermission())
  return (
    <Place>
      {permission === 'default' ? (
        <Button variant="outlined" onClick={() => void requestPermission()}>
          <span>{t('camera.bell.notify')}</span>
        </Button>
      ) : (
        <p role="status">{t(`camera.bell.${permission}`)}</p>
      )}
    </Place>
  )
}
