import type { CSSObject } from '@mui/material/styles'

/** An invisible native input that covers the control around it, so that every press on the control is one on the input. */
export const coveringInput: CSSObject = {
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
}
