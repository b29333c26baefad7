import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** `read` for text and forms, `list` for rows, `wide` for tiles and shelves, `full` for what has its own window. */
export type ScreenWidth = 'read' | 'list' | 'wide' | 'full'

const widths: Record<ScreenWidth, string> = { read: '40rem', list: '56rem', wide: '84rem', full: 'none' }

export interface ScreenProps {
  children: ReactNode
  /** Runs from edge to edge above the content: usually a `Picture`. */
  hero?: ReactNode
  /** From 960 pixels on the hero stands beside the content and stays in sight while that scrolls. */
  beside?: boolean
  width?: ScreenWidth
}

// Stands inside the shell's <main>. The heights of the bars come from the shell as --top-bar and --bottom-nav.
const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100vh - var(--top-bar, 0px) - var(--bottom-nav, 0px))',
  '@supports (height: 100dvh)': {
    minHeight: 'calc(100dvh - var(--top-bar, 0px) - var(--bottom-nav, 0px))',
  },
})

const Hero = styled('div')(({ theme }) => ({
  flex: 'none',
  // Whatever its ratio, it leaves room for what it introduces.
  [theme.breakpoints.up('sm')]: { '& > *': { maxHeight: '42vh' } },
}))

const Pair = styled('div')(({ theme }) => ({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('md')]: {
    flexDirection: 'row',
    justifyContent: 'center',
    alignItems: 'stretch',
    '& > [data-hero]': {
      width: '42%',
      maxWidth: '44rem',
      boxSizing: 'border-box',
      padding: '2rem 0 2rem 3rem',
      '& > *': {
        position: 'sticky',
        top: 'calc(var(--top-bar, 0px) + 2rem)',
        maxHeight: 'none',
        borderRadius: `${theme.tokens.radius.card} !important`,
      },
    },
    '& > :not([data-hero])': { flexShrink: 1, minWidth: 0, margin: 0 },
  },
}))

const Content = styled('div')(({ theme }) => ({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: '100%',
  marginLeft: 'auto',
  marginRight: 'auto',
  // Pieces that reach to the edges (bars, lines of pills, shelves) take these back.
  '--side': '1.25rem',
  // --below-content: room for what floats over the lower edge.
  '--end': 'calc(2rem + var(--below-content, 0px))',
  padding: '1.25rem var(--side) var(--end)',
  [theme.breakpoints.up('sm')]: {
    '--side': '2rem',
    '--end': 'calc(2.5rem + var(--below-content, 0px))',
    paddingTop: '1.75rem',
  },
  [theme.breakpoints.up('lg')]: { '--side': '3rem' },
}))

/** The frame of a page: one column with the same sides everywhere. Its one h1 is a `ScreenTitle`. */
export function Screen({ children, hero, beside, width = 'list' }: ScreenProps) {
  const parts = (
    <>
      {hero !== undefined && <Hero data-hero="">{hero}</Hero>}
      <Content style={{ maxWidth: widths[width] }}>{children}</Content>
    </>
  )
  return <Frame>{beside ? <Pair>{parts}</Pair> : parts}</Frame>
}
