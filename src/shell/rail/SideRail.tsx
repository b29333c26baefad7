import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectAreGuestDomainsLoaded } from '../../core/domains/slice.ts'
import { selectMode } from '../../domains/session/slice.ts'
import { selectTheme } from '../../domains/theme/slice.ts'
import { Menu as MenuIcon } from '../../ui/icons/Menu.tsx'
import { GuestButton } from '../bar/GuestButton.tsx'
import { GuestName } from '../bar/GuestName.tsx'
import { SearchButton } from '../bar/SearchButton.tsx'
import { BarAction, Logo } from '../bar/TopBar.tsx'
import { HelpButton } from '../tours/HelpButton.tsx'
import { RailNav } from './RailNav.tsx'
import { useColourNames } from './useColourNames.ts'

// Fixed beside the screen, and transparent, so that the background colour of a film continues below it.
const Root = styled('header')(({ theme }) => ({
  position: 'fixed',
  top: 0,
  bottom: 0,
  left: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: 'calc(5vw + 12rem)',
  padding: '5vh 0 5vh 5vw',
  // Below the connection line.
  '[role="status"][data-print]:not(:empty) ~ &': { top: '4.5rem' },
}))
const Brand = styled('div')(({ theme }) => ({
  ...theme.typography.h3,
  fontFamily: theme.tokens.displayFamily,
  fontWeight: 400,
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: '3rem',
  marginBottom: '1rem',
  // The logo is at most 360 px wide and keeps its aspect ratio (THEME-07): a logo that is wider than that, or than the
  // rail, is less high.
  '& > img': {
    minWidth: 0,
    maxWidth: 360,
    height: '2rem',
    objectFit: 'contain',
    marginInlineEnd: '0.75rem',
  },
}))
// Apart from the items below it.
const Guest = styled('div')({ flex: 'none', marginBottom: '0.5rem' })
// Its outer two buttons have the name of a colour key below them, and keep their distance.
const Foot = styled('div')({
  flex: 'none',
  marginTop: 'auto',
  '& > div': { justifyContent: 'space-between' },
})
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  // Aligns the icons with those of the navigation above.
  marginInlineStart: '-0.125rem',
  '& > button': { flex: 'none', width: '2.75rem', height: '2.75rem', margin: 0 },
  // Those beside it have the name of a colour key below them.
  '& > button:not([data-colour-key])': { alignSelf: 'flex-start', height: '2.25rem' },
  '& > button > span': { flex: 'none', fontSize: '1rem' },
  '& > span': {
    maxWidth: 'none',
    minWidth: 0,
    flex: '1 1 auto',
    textAlign: 'start',
    marginInlineStart: '0.25rem',
  },
})

/**
 * The rail beside every screen of a television, in place of the top bar and the bottom navigation.
 * @param onMenu null if the hotel's theme failed to load: only the navigation is shown then (SHELL-11)
 */
export function SideRail({ onMenu }: { onMenu: (() => void) | null }) {
  const { t } = useTranslation()
  const theme = useSelector(selectTheme)
  const mode = useSelector(selectMode)
  const areGuestDomainsLoaded = useSelector(selectAreGuestDomainsLoaded)

  useColourNames()

  // The radio's player bar is the only bar at the lower edge.
  useEffect(() => {
    const root = document.documentElement.style
    root.setProperty('--bottom-nav', 'var(--player-bar, 0px)')
    return () => root.setProperty('--bottom-nav', '0px')
  }, [])

  return (
    <Root as={onMenu ? 'header' : 'div'}>
      <Brand>
        {theme?.logoImage && <Logo key={theme.logoImage} src={theme.logoImage} />}
        <span dir="auto">{theme?.title}</span>
      </Brand>
      {onMenu && (
        <Guest>
          <Line>
            {mode !== 'walkin-only' && <GuestButton />}
            <GuestName />
          </Line>
        </Guest>
      )}
      {areGuestDomainsLoaded && <RailNav />}
      {onMenu && (
        <Foot>
          <Line>
            <IconButton
              color="inherit"
              aria-label={t('bar.menu')}
              aria-haspopup="dialog"
              data-tour="menu"
              data-colour-key="blue"
              onClick={onMenu}
            >
              <MenuIcon />
            </IconButton>
            <BarAction />
            <HelpButton />
            <SearchButton />
          </Line>
        </Foot>
      )}
    </Root>
  )
}
