import { keyframes, styled } from '@mui/material/styles'
import { Busy } from '../../../ui/Busy.tsx'

const appear = keyframes({ from: { opacity: 0 } })

// A quick answer needs no sign of work; only what takes longer shows one.
const Place = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: '1rem',
  right: '1rem',
  lineHeight: 0,
  color: theme.palette.text.secondary,
  animation: `${appear} 150ms linear 350ms backwards`,
}))

/** The hotel has not answered yet. */
export const BusyMark = ({ isBusy }: { isBusy: boolean }) =>
  isBusy && (
    <Place aria-hidden="true">
      <Busy />
    </Place>
  )
