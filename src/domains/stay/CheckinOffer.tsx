import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useWebcheckin } from './useWebcheckin.ts'

/** The way to the hotel's own check-in page, in the same tab, for a guest who is not checked in (CHKIN-02). */
export function CheckinOffer() {
  const { t } = useTranslation()
  const { mayCheckIn, address } = useWebcheckin()
  if (!mayCheckIn) return null
  return (
    <div style={{ textAlign: 'center', marginTop: '0.25rem' }}>
      {/* A link of its own: those of the app's pieces stay inside the app. */}
      <Button component="a" href={address}>
        {t('login.webCheckin')}
      </Button>
    </div>
  )
}
