import { keyframes, styled } from '@mui/material/styles'
import { Busy } from '../../../ui/Busy.tsx'

const appear = keyframes({ from: { opacity: 0 } })

// Appears after a delay, because most responses are fast.
const Corner = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: '1rem',
  right: '1rem',
  lineHeight: 0,
  color: theme.palette.text.secondary,
  animation: `${appear} 150ms linear 350ms backwards`,
}))

/** Shown until the hotel has answered. */
export const BusyMark = ({ isBusy }: { isBusy: boolean }) =>
  isBusy && (
    <Corner aria-hidden="true">
      <Busy />
    </Corner>
  )
