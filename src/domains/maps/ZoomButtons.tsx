import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../ui/Glyph.tsx'

const Column = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: '0.75rem',
  bottom: '0.75rem',
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.tokens.raised,
  boxShadow: theme.tokens.float,
}))

interface ZoomButtonsProps {
  onNearer: () => void
  onFurther: () => void
  onHotel: () => void
}

export function ZoomButtons({ onNearer, onFurther, onHotel }: ZoomButtonsProps) {
  const { t } = useTranslation()
  return (
    <Column>
      <IconButton aria-label={t('maps.nearer')} onClick={onNearer}>
        <Glyph name="plus" />
      </IconButton>
      <IconButton aria-label={t('maps.further')} onClick={onFurther}>
        <Glyph name="minus" />
      </IconButton>
      <IconButton aria-label={t('maps.toHotel')} onClick={onHotel}>
        <Glyph name="bell" />
      </IconButton>
    </Column>
  )
}
