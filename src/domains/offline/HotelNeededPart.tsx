import { keyframes } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import CloudIcon from '~icons/ic/outline-cloud-off'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { styled } from '../../ui/styled.tsx'

// Fades in late, because cached content usually replaces it within a moment.
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const Late = styled('div')({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  animation: `${appear} 250ms ease-out 600ms both`,
})

/** Rendered in place of content that only the hotel can provide, while it is unreachable. */
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
