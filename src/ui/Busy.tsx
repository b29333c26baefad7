import { keyframes, styled } from '@mui/material/styles'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

/** A small spinner. It is hidden from screen readers: the control around it says that it is busy. */
export const Busy = styled('span')({
  display: 'inline-block',
  width: '1.375rem',
  height: '1.375rem',
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: '0.15625rem solid currentColor',
  borderRightColor: 'transparent',
  opacity: 0.85,
  animation: `${turn} 900ms linear infinite`,
})
