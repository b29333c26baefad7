import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { Glyph } from '../../ui/Glyph.tsx'
import type { Size } from './view.ts'

const Pin = styled(ButtonBase)(({ theme }) => ({
  position: 'absolute',
  width: '1.75rem',
  height: '1.75rem',
  margin: '-0.875rem 0 0 -0.875rem',
  borderRadius: '50%',
  color: theme.tokens.fill,
  '&::after': {
    content: '""',
    width: '0.875rem',
    height: '0.875rem',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    border: `0.125rem solid ${theme.tokens.raised}`,
  },
  '&[data-chosen]': { zIndex: 2, '&::after': { width: '1.25rem', height: '1.25rem' } },
}))
const Hotel = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  // The hotel's marker must not cover places close to it.
  pointerEvents: 'none',
  width: '2.5rem',
  height: '2.5rem',
  margin: '-1.25rem 0 0 -1.25rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: '50%',
  color: theme.palette.background.default,
  backgroundColor: theme.palette.text.primary,
  boxShadow: theme.tokens.float,
}))
const Name = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  top: '100%',
  left: '50%',
  transform: 'translateX(-50%)',
  marginTop: '0.125rem',
  padding: '0 0.375rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  borderRadius: '0.375rem',
  color: theme.palette.text.primary,
  backgroundColor: `${theme.tokens.raised}d9`,
}))

interface MarkerProps {
  label: string
  at: { left: number; top: number }
  bounds: Size
  isChosen?: boolean
  isHotel?: boolean
  onPress?: () => void
}

/** The marker of the hotel or of a place. Not rendered outside the visible part. */
export function Marker({ label, at, bounds, isChosen = false, isHotel = false, onPress }: MarkerProps) {
  // Positions are unknown until the map has been measured.
  const isInside =
    bounds.width > 0 && at.left >= 0 && at.top >= 0 && at.left <= bounds.width && at.top <= bounds.height
  if (!isInside) return null
  if (isHotel)
    return (
      <Hotel style={at} role="img" aria-label={label}>
        <Glyph name="bell" size="1.5rem" />
        <Name>{label}</Name>
      </Hotel>
    )
  return (
    <Pin
      style={at}
      // For pointers only: keyboard and remote control use the list.
      tabIndex={-1}
      aria-label={label}
      aria-pressed={isChosen}
      data-chosen={isChosen ? '' : undefined}
      onClick={onPress}
    >
      {isChosen && <Name>{label}</Name>}
    </Pin>
  )
}
