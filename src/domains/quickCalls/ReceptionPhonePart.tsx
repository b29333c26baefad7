import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { selectSettings } from '../property/slice.ts'
import { selectDeviceMode } from '../session/slice.ts'

/**
 * The number of the reception for the guest's own phone, where the hotel gives one (CALL-09); the devices of the house have
 * none. Begins at the edge of the text above it.
 */
export function ReceptionPhone() {
  const { t } = useTranslation()
  const phone = useSelector(selectSettings).phone ?? ''
  const isOnTv = useFormFactor() === 'tv'
  const isOwn = useSelector(selectDeviceMode) !== 'kiosk' && !isOnTv
  const digits = phone.replace(/[^\d+]/g, '')
  return (
    isOwn &&
    digits !== '' && (
      // A plain anchor, because the theme's buttons with an `href` go through the router.
      <Button component="a" href={`tel:${digits}`} style={{ margin: '0.25rem -12px 0', textAlign: 'start' }}>
        <span>
          <span>{`${t('guest.callReception')} ·`}</span> <bdi>{phone}</bdi>
        </span>
      </Button>
    )
  )
}
