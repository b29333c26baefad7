import { styled } from '@mui/material/styles'
import { covering } from '../../ui/sharedStyles.ts'

/** Darkens a picture, so that text on it can be read. The component that extends it sets the gradient. */
export const Scrim = styled('div')(covering)
