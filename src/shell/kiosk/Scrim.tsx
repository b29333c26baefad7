import { styled } from '@mui/material/styles'

/** Darkens a picture, so that text on it can be read. Who uses it gives the gradient. */
export const Scrim = styled('div')({ position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' })
