import { styled } from '@mui/material/styles'
import type { CSSProperties, ReactNode } from 'react'
import { Picture } from '../../../ui/Picture.tsx'

// The picture's own colour fills the upper part of the page and fades into the ground.
const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    height: '48rem',
    maxHeight: '100%',
    opacity: theme.palette.mode === 'dark' ? 0.42 : 0.22,
    background: 'linear-gradient(to bottom, var(--ambient), transparent)',
    pointerEvents: 'none',
  },
  '& > *': { position: 'relative' },
}))

const Backdrop = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    bottom: '-1px',
    background: `linear-gradient(to bottom, transparent 55%, ${theme.palette.background.default})`,
  },
  [theme.breakpoints.up('md')]: {
    '&&': { position: 'absolute', top: 0, right: 0, width: '64%' },
    '&::after': {
      background: `linear-gradient(to top, ${theme.palette.background.default}, transparent 45%), linear-gradient(to right, ${theme.palette.background.default}, transparent 60%)`,
    },
    '[dir="rtl"] &::after': {
      background: `linear-gradient(to top, ${theme.palette.background.default}, transparent 45%), linear-gradient(to left, ${theme.palette.background.default}, transparent 60%)`,
    },
  },
}))

interface AmbientProps {
  picture: string
  /** Colour of the picture; empty where the hotel does not tell it. */
  colour: string
  children: ReactNode
}

/** A page about one picture: the picture above or behind, its colour all over. */
export function Ambient({ picture, colour, children }: AmbientProps) {
  const style: CSSProperties & Record<'--ambient', string> = { '--ambient': colour || 'transparent' }
  return (
    <Root style={style}>
      <Backdrop>
        <Picture
          src={picture}
          alt=""
          ratio={16 / 9}
          colour={colour || undefined}
          fallback={<span />}
          square
          eager
        />
      </Backdrop>
      {children}
    </Root>
  )
}

/** What stands beside the picture on wide screens, and below it on narrow ones. */
export const Words = styled('div')(({ theme }) => ({
  maxWidth: '38rem',
  [theme.breakpoints.up('md')]: { paddingTop: '2.5rem', width: '48%', minHeight: '22rem' },
}))
