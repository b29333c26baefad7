import CloudIcon from '@mui/icons-material/CloudOffOutlined'
import { keyframes, styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/EmptyState.tsx'

// What is kept on the device is there in a moment: nobody reads this before.
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const Late = styled('div')({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  animation: `${appear} 250ms ease-out 600ms both`,
})

/** Shown in place of what only the hotel can give, while it is out of reach. */
export function HotelNeededPart() {
  const { t } = useTranslation()
  return (
    <Late>
      <EmptyState
        icon={<CloudIcon fontSize="inherit" />}
        text={<span role="status">{t('offline.needed')}</span>}
      />
    </Late>
  )
}
