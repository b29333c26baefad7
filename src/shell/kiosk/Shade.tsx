import { styled } from '@mui/material/styles'

/** What is written on the house is read on this. Its gradient is given by who uses it. */
export const Shade = styled('div')({ position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' })
