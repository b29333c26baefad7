import { keyframes, styled } from '@mui/material/styles'
import { EmptyState } from './EmptyState.tsx'
import { Glyph } from './Glyph.tsx'

// What is kept on the device is there in a moment: nobody reads this before.
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const Late = styled('div')({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  animation: `${appear} 250ms ease-out 600ms both`,
})

/** Shown in place of what only the hotel can give, while it is out of reach. */
export const HotelNeeded = ({ text }: { text: string }) => (
  <Late>
    <EmptyState icon={<Glyph name="bell" size="3.25rem" />} text={<span role="status">{text}</span>} />
  </Late>
)
