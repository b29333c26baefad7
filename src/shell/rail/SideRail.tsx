import IconButton from '@mui/material/IconButton'
import { memo, useEffect, useInsertionEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import MenuIcon from '~icons/ic/baseline-menu'
import { addStyle } from '../../browser/styleSheet.ts'
import { selectAreGuestDomainsLoaded } from '../../core/domains/slice.ts'
import { useLaterTexts } from '../../domains/language/useLaterTexts.ts'
import { useIconOf } from '../../domains/menu/useIconOf.ts'
import { type NavItem, useOfferedItems } from '../../domains/navigation/useOfferedItems.ts'
import { selectMode } from '../../domains/session/slice.ts'
import { selectTheme } from '../../domains/theme/slice.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import { VisuallyHidden } from '../../ui/screenReader.tsx'
import { styled } from '../../ui/styled.tsx'
import { GuestButton, GuestName, SearchButton } from '../bar/BarButtons.tsx'
import { BarAction, Logo } from '../bar/TopBar.tsx'
import { useCurrentItem } from '../bottomNav/useNavItems.ts'
import { HelpButton } from '../tours/HelpButton.tsx'

const Item = styled(Pressable)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'flex-start',
  width: '100%',
  minHeight: '3rem',
  boxSizing: 'border-box',
  // Little at the end, for the longest words, such as "Телепрограмма".
  padding: '0.375rem 0.25rem 0.375rem 0.625rem',
  marginBottom: '0.25rem',
  textAlign: 'start',
  borderRadius: theme.tokens.radius.field,
  lineHeight: 1.2,
  '& > span:first-of-type': { flex: 'none', marginInlineEnd: '1.125rem' },
  '& > span:last-of-type': { minWidth: 0 },
  // Not bold, because bold text would break the longest word that still fits.
  '&[aria-current]': {
    color: theme.palette.primary.main,
    backgroundColor: theme.tokens.wash,
  },
}))

/** The items of the bottom navigation as a column. Rendered only if there are other items than home (BNAV-01). */
function RailNav() {
  const { t } = useTranslation()
  const items = useOfferedItems()
  const current = useCurrentItem()
  if (items.length < 2) return null
  return (
    <nav aria-label={t('nav.main')} data-tour="nav">
      {items.map((item) => (
        <RailItem key={item.screen} {...item} isCurrent={item.screen === current} />
      ))}
    </nav>
  )
}

/** Memoized, so that a navigation re-renders only the item that was current and the one that becomes current. */
const RailItem = memo(function RailItem({
  screen,
  to,
  label,
  badge,
  counted,
  isCurrent,
}: NavItem & { isCurrent: boolean }) {
  const { t } = useTranslation()
  const Icon = useIconOf()(screen)
  return (
    <Item
      href={to}
      aria-current={isCurrent ? 'page' : undefined}
      data-colour-key={screen === 'home' ? 'red' : undefined}
    >
      <CountBadge count={badge}>
        <Icon />
      </CountBadge>
      <span>
        <span>{t(label)}</span>
        {badge > 0 && <VisuallyHidden>{t(counted, { count: badge })}</VisuallyHidden>}
      </span>
    </Item>
  )
})

const colours = ['red', 'green', 'yellow', 'blue'] as const

/**
 * Writes the name of each colour key on what it presses, because not everybody tells the colours apart, and not every
 * remote control shows them. A screen reader is not told: its guest has no use for the key.
 */
function useColourNames(): void {
  const { t } = useTranslation()
  const areTextsLoaded = useLaterTexts()
  const names = areTextsLoaded ? colours.map((colour) => t(`colourKeys.${colour}`)).join('|') : ''

  useInsertionEffect(() => {
    if (names) return addStyle(styleOf(names.split('|')))
  }, [names])
}

/** The dot becomes a key of the remote control, with its name. */
const styleOf = (names: readonly string[]) =>
  [
    `html [data-colour-key]::after { flex: none; width: auto; height: auto; padding: 0 0.5rem; border-radius: 0.375rem;
      font-size: 1rem; font-family: inherit; font-weight: 600; line-height: 1.625rem; white-space: nowrap; color: #14161A; box-shadow: none; }`,
    // Below a long word of the rail.
    'html header nav [data-colour-key] { flex-wrap: wrap; }',
    // Below a round button.
    `html .MuiIconButton-root[data-colour-key] { height: 2.25rem; margin: 0 0.25rem 1.75rem; overflow: visible; font-family: inherit; }`,
    `html .MuiIconButton-root[data-colour-key]::after { top: 100%; right: auto; bottom: auto; }`,
    ...names.map((name, at) => {
      const words = JSON.stringify(name)
      // An older engine takes the first of the two.
      return `html [data-colour-key='${colours[at]}']::after { content: ${words}; content: ${words} / ''; }`
    }),
  ].join('\n')

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
  width: 'calc(5vw + 12.5rem)',
  // The ring of the focus is within the safe area, too.
  padding: '5vh 0.25rem',
  paddingLeft: 'calc(5vw + 0.25rem)',
  // In large text it is higher than the screen, and scrolls with the focus.
  overflow: 'hidden auto',
  scrollPadding: '5vh 0',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  // Below the connection line.
  '[role="status"][data-print]:not(:empty) ~ &': { top: '4.5rem' },
}))
const Brand = styled('div')(({ theme }) => ({
  ...theme.typography.h3,
  fontFamily: theme.typography.h1.fontFamily,
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
const Guest = styled('div')(({ theme }) => ({
  flex: 'none',
  marginBottom: '0.5rem',
  borderRadius: theme.tokens.radius.field,
  // The whole line has it, beside the initials.
  [`${keyboardInUse} &:focus-within`]: theme.tokens.focusRing,
}))
// Its outer two buttons keep their distance. The name of a colour key below them begins or ends with the rail.
const Foot = styled('div')({
  flex: 'none',
  marginTop: 'auto',
  '& > div': { justifyContent: 'space-between' },
  '&& button:last-child::after': { left: 'auto', right: '-0.25rem' },
  // Also where it is the last one.
  '&& button:first-of-type::after': { left: '-0.25rem', right: 'auto' },
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
