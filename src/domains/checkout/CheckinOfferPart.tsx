import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useWebcheckin } from './useWebcheckin.ts'

/**
 * A link to the hotel's check-in page, in the same tab, for a guest who is not checked in (CHKIN-02). Centred, or aligned
 * with the text above it.
 */
export function CheckinOffer({ align = 'center' }: { align?: 'center' | 'start' }) {
  const { t } = useTranslation()
  const { mayCheckIn, address } = useWebcheckin()
  if (!mayCheckIn) return null
  return (
    <div style={{ textAlign: align, marginTop: '0.25rem' }}>
      {/* A plain anchor, because the theme's buttons with an `href` go through the router. */}
      <Button component="a" href={address} style={{ margin: '0 -0.75rem', textAlign: align }}>
        <span>{t('login.webCheckin')}</span>
      </Button>
    </div>
  )
}
