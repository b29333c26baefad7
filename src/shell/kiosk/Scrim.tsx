import { styled } from '@mui/material/styles'

/** Darkens a picture, so that text on it can be read. The component that extends it sets the gradient. */
export const Scrim = styled('div')({ position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' })
