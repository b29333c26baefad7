import type { CSSProperties, ReactNode, Ref } from 'react'
import { onTelevision } from './formFactor.ts'
import { hyphenated } from './sharedStyles.ts'
import { roomBeside } from './stuckStyle.ts'
import { styled } from './styled.tsx'

interface ScreenTitleProps {
  children: ReactNode
  /** A short text above, such as the shop that a dish belongs to. */
  above?: ReactNode
  /** One line below. */
  below?: ReactNode
  /** What the browser's tab is called, if not by the heading. */
  pageTitle?: string
  ref?: Ref<HTMLHeadingElement>
}

const Group = styled('div')({ marginBottom: '1.5rem' })
const Heading = styled('h1')(({ theme }) => ({ ...theme.typography.h1, ...hyphenated, margin: 0 }))
const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '0.375rem 0 0',
  color: theme.palette.text.secondary,
}))
const Above = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle2,
  margin: '0 0 0.25rem',
  color: theme.palette.primary.main,
}))

/** The one h1 of a screen. It receives the focus after a navigation (NAV-11), but is no tab stop. */
export function ScreenTitle({ children, above, below, pageTitle, ref }: ScreenTitleProps) {
  return (
    <Group>
      {above ? <Above>{above}</Above> : null}
      <Heading ref={ref} tabIndex={-1} data-screen-title="" data-page-title={pageTitle} dir="auto">
        {children}
      </Heading>
      {below ? <Quiet>{below}</Quiet> : null}
    </Group>
  )
}

/**
 * `read` for text and forms, `list` for rows, `wide` for tiles and shelves, `full` for a grid that scrolls by itself.
 */
export type ScreenWidth = 'read' | 'list' | 'wide' | 'full'

const widths: Record<ScreenWidth, string> = { read: '40rem', list: '56rem', wide: '84rem', full: 'none' }

interface ScreenProps {
  children: ReactNode
  /** Above the content, in the full width: usually a `Picture`. */
  hero?: ReactNode
  /** Whether the hero is beside the content where both fit, and sticky while the content scrolls. */
  beside?: boolean
  width?: ScreenWidth
}

// Rendered inside the shell's <main>. The shell sets the heights of the bars as --top-bar and --bottom-nav, and on a
// television the height of the connection line as --line-above.
const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100vh - var(--top-bar, 0px) - var(--bottom-nav, 0px) - var(--line-above, 0px))',
  '@supports (height: 100dvh)': {
    minHeight: 'calc(100dvh - var(--top-bar, 0px) - var(--bottom-nav, 0px) - var(--line-above, 0px))',
  },
})

const Hero = styled('div')(({ theme }) => ({
  flex: 'none',
  // Limited in height at any aspect ratio, so that the beginning of the content is visible.
  [theme.breakpoints.up('sm')]: { '& > *': { maxHeight: '42vh' } },
}))

const Pair = styled('div')(({ theme }) => ({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  [roomBeside]: {
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
  [onTelevision]: { '& > [data-hero]': { padding: '5vh 0', paddingLeft: 'var(--edge)' } },
}))

const Content = styled('div')(({ theme }) => ({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 'var(--width)',
  margin: '0 auto',
  // Components of the full width (bars, lines of pills, shelves) undo this padding.
  '--side': '1.25rem',
  '@supports (width: min(1px, 1vw))': { '--side': 'min(1.25rem, 6.25vw)' },
  // --below-content: space for elements that float over the lower edge.
  '--end': 'calc(2rem + var(--below-content, 0px))',
  padding: '1.25rem var(--side) var(--end)',
  [theme.breakpoints.up('sm')]: {
    '--side': '2rem',
    '--end': 'calc(2.5rem + var(--below-content, 0px))',
    paddingTop: '1.75rem',
  },
  [theme.breakpoints.up('lg')]: { '--side': '3rem' },
  // Aligned to the start, so that every screen begins at the same distance from the rail.
  [onTelevision]: {
    '--side': 'var(--edge)',
    '--end': 'calc(5vh + 0.5rem + var(--below-content, 0px))',
    paddingTop: '5vh',
    marginLeft: 0,
    maxWidth: 'calc(var(--width) + 2 * var(--edge))',
  },
}))

/** The layout of a screen: one column with the same margins everywhere. Contains one `ScreenTitle`, its h1. */
export function Screen({ children, hero, beside, width = 'list' }: ScreenProps) {
  const parts = (
    <>
      {hero !== undefined && <Hero data-hero="">{hero}</Hero>}
      <Content style={{ '--width': widths[width] } as CSSProperties}>{children}</Content>
    </>
  )
  return <Frame>{beside ? <Pair data-beside={beside}>{parts}</Pair> : parts}</Frame>
}
