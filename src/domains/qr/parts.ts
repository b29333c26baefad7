import { type CSSObject, styled } from '@mui/material/styles'
import { forcedColours } from '../../ui/forcedColours.ts'
import { centredColumn, covering } from '../../ui/sharedStyles.ts'

/** Forced colours leave no gradient behind a text, and more contrast needs more than a gradient. */
const solid: CSSObject = { backgroundImage: 'none', backgroundColor: '#101114' }
const solidWhereAsked: CSSObject = { [forcedColours]: solid, '@media (prefers-contrast: more)': solid }

/** Parts of the reader's screen, positioned on top of the camera's picture. */
export const Picture = styled('video')({
  ...covering,
  objectFit: 'cover',
})

export const Head = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: 'calc(1rem + env(safe-area-inset-top, 0px)) 1rem 2rem 1.5rem',
  backgroundImage: 'linear-gradient(to bottom, rgba(10, 10, 12, 0.72), rgba(10, 10, 12, 0))',
  ...solidWhereAsked,
  '& > h2': { ...theme.typography.h2, margin: 0 },
  '& > button': { color: 'inherit' },
}))

/** The square to aim with; its surroundings are dimmed. */
export const Finder = styled('div')({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: '16rem',
  height: '16rem',
  transform: 'translate(-50%, -50%)',
  borderRadius: '1.75rem',
  border: '0.1875rem solid #FFFFFF',
  boxShadow: '0 0 0 200vmax rgba(10, 10, 12, 0.46)',
})

export const Foot = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: 1,
  margin: 0,
  padding: '3rem 2rem calc(2.5rem + env(safe-area-inset-bottom, 0px))',
  textAlign: 'center',
  backgroundImage: 'linear-gradient(to top, rgba(10, 10, 12, 0.82) 40%, rgba(10, 10, 12, 0))',
  ...solidWhereAsked,
}))

export const Middle = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  bottom: 0,
  ...centredColumn,
  padding: '0 2rem',
  textAlign: 'center',
  '& > p': { maxWidth: '22rem', margin: '1.5rem 0 1.75rem' },
}))
