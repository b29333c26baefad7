import { type ReactNode, useEffect } from 'react'
import { onTelevision } from './formFactor.ts'
import { styled } from './styled.tsx'

// Sticky, and the last child of a Screen: it stays at the lower edge of the viewport while the page can scroll further,
// and stands at the end of the content otherwise. It is in the normal flow, so it never covers the end of the content.
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 'calc(var(--bottom-nav, 0px) + var(--let-go, 0px))',
  zIndex: 3,
  marginTop: 'var(--bar-gap, auto)',
  marginLeft: 'calc(-1 * var(--side, 0px))',
  marginRight: 'calc(-1 * var(--side, 0px))',
  marginBottom: 'calc(-1 * var(--end, 0px))',
  padding: '0.75rem var(--side, 0px) calc(1rem + var(--safe-bottom, env(safe-area-inset-bottom, 0px)))',
  backgroundColor: theme.palette.background.default,
  // On wide screens a button of the full width looks like a stripe.
  [theme.breakpoints.up('sm')]: {
    '& > .MuiButton-root': { display: 'flex', maxWidth: '28rem', marginLeft: 'auto', marginRight: 'auto' },
  },
  [onTelevision]: { paddingBottom: '5vh' },
  // The page fades out below the bar instead of being cut.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: '100%',
    height: '1.5rem',
    pointerEvents: 'none',
    background: `linear-gradient(to top, ${theme.palette.background.default}, ${fadeOf(theme.palette.background.default)})`,
  },
}))

// Not `transparent`: engines that do not premultiply alpha fade through black.
const fadeOf = (hex: string) => `${hex}00`

interface BottomBarProps {
  height?: string
  className?: string
  children: ReactNode
}

/** The bar above the bottom navigation: a `PrimaryAction`, optionally below a line of text. `height` covers both. */
export function BottomBar({ height = '5rem', className, children }: BottomBarProps) {
  // Floating elements read this height, so that they are placed above the bar's button and not on it.
  useEffect(() => {
    const root = document.documentElement.style
    root.setProperty('--bottom-bar', height)
    return () => root.setProperty('--bottom-bar', '0px')
  }, [height])
  return (
    <Bar className={className} data-bottom-bar="">
      {children}
    </Bar>
  )
}
