import type { CSSObject } from '@mui/material/styles'
import { covering } from './sharedStyles.ts'

/** An invisible native input that covers the control around it, so that every press on the control is one on the input. */
export const coveringInput: CSSObject = {
  ...covering,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
}
