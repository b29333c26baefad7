import Modal from '@mui/material/Modal'
import { styled } from '@mui/material/styles'
import { Scrim } from './Scrim.tsx'

/** In a style sheet: a screen that is wide and low. */
export const lying = '@media (orientation: landscape)'

/** Above every dialog and notice of the guest. */
export const Above = styled(Modal)(({ theme }) => ({ '&&': { zIndex: theme.zIndex.tooltip + 1 } }))

/** Covers the whole window with an opaque colour, on which a picture of the hotel is loaded. */
export const Page = styled('div')({
  position: 'fixed',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  overflowY: 'auto',
  outline: 0,
  color: '#FFFFFF',
  backgroundColor: '#14161A',
})

/** The text is on the dark lower part, within reach of a child and from a wheelchair. */
export const LowerScrim = styled(Scrim)({
  background:
    'linear-gradient(to bottom, rgba(12, 14, 18, 0) 30%, rgba(12, 14, 18, 0.72) 58%, rgba(12, 14, 18, 0.92) 100%)',
  [lying]: {
    background:
      'linear-gradient(to bottom, rgba(12, 14, 18, 0) 10%, rgba(12, 14, 18, 0.76) 40%, rgba(12, 14, 18, 0.92) 100%)',
  },
})

/** What a cover says, at its lower end. */
export const Words = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  padding: '40vh 2.5rem 3.5rem',
  textAlign: 'center',
  // A screen in landscape is wide and low: all of the languages must be visible.
  [lying]: { padding: '4vh 2.5rem 2.5rem' },
})
