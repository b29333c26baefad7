import AppBar from '@mui/material/AppBar'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import { memo, type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import MenuIcon from '~icons/ic/baseline-menu'
import { isInstalled } from '../../browser/installer.ts'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { selectAreGuestDomainsLoaded } from '../../core/domains/slice.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { useIconOf } from '../../domains/menu/useIconOf.ts'
import { selectMode } from '../../domains/session/slice.ts'
import { selectTheme } from '../../domains/theme/slice.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { onStandingKiosk, topBarHeight } from '../../ui/formFactor.ts'
import { clampedTo } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useNavItems } from '../bottomNav/useNavItems.ts'
import { sizes } from '../theme/baseline.ts'
import { HelpButton } from '../tours/HelpButton.tsx'
import { GuestButton, GuestName, SearchButton } from './BarButtons.tsx'

/** The cart, which must stay visible where the bottom navigation has no space for it. */
function NavItemButton() {
  const { t } = useTranslation()
  const iconOf = useIconOf()
  const { overflow } = useNavItems()
  const item = overflow.find(({ staysInSight }) => staysInSight)
  if (!item) return null
  const Icon = iconOf(item.screen)
  return (
    <IconButton
      color="inherit"
      href={item.to}
      aria-label={`${t(item.label)}, ${t(item.counted, { count: item.badge })}`}
    >
      <CountBadge count={item.badge}>
        <Icon />
      </CountBadge>
    </IconButton>
  )
}

const Title = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 400,
  lineHeight: 1.15,
  // On a narrow phone and with large text, two lines of the title still fit beside the buttons.
  '@supports (width: max(1px, 1vw))': { fontSize: `min(${sizes.lead}, 6vw)` },
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 auto',
  minWidth: 0,
  margin: '0 0.5rem',
  [theme.breakpoints.down('sm')]: { margin: '0 0.125rem' },
  // The logo is at most 360 px wide and keeps its aspect ratio (THEME-07): a wider logo is less high.
  '& > img': {
    flex: 'none',
    maxWidth: 360,
    height: '1.75rem',
    objectFit: 'contain',
    marginInlineEnd: '0.625rem',
  },
  // A narrow phone has no space for both; the name says more than the logo.
  '@media (max-width: 430px)': { '& > img': { display: 'none' } },
  '& > span': {
    ...clampedTo(2),
    minWidth: 0,
  },
}))
const Bar = styled(AppBar)({
  top: 'var(--let-go, 0px)',
  // A line of its own above the bottom navigation of a standing kiosk, within reach.
  'html[data-mode="kiosk"] &': {
    [onStandingKiosk]: { position: 'fixed', top: 'auto !important', right: 0, bottom: '4rem', left: 0 },
  },
})
// Selects the buttons of a bar that has at least `count` of them. Five buttons, as with the film filter, leave less
// space for the name, and six even less.
const whereAre = (count: number) => {
  const many = `& > button:nth-last-of-type(n + ${count})`
  return `${many}, ${many} ~ button, ${many} ~ a`
}
// On phones the buttons have sizes in pixels, so that they stay touch targets of the same size at any text size.
const Line = styled(Toolbar)(({ theme }) => ({
  // The button of the menu is in line with the rail below it, if there is one.
  [theme.breakpoints.up('sm')]: { paddingLeft: 'calc(var(--rail, 4.5rem) / 2 - 0.75rem)' },
  [theme.breakpoints.down('sm')]: {
    padding: '0 16px',
    '& > button, & > a': { flex: 'none', width: 48, height: 48, fontSize: 24 },
    '& > button svg, & > a svg': { width: 24, height: 24 },
    // For the same reason a count does not cover its icon.
    '&& > a svg + span': {
      top: -7,
      left: 14,
      minWidth: 20,
      padding: '0 5px',
      fontSize: 12,
      lineHeight: '20px',
    },
    [whereAre(5)]: { width: 44, padding: 0 },
    [whereAre(6)]: { width: 40 },
    '@media (max-width: 374px)': { [whereAre(5)]: { width: 40 } },
  },
}))

const backButton = lazyModule(() => import('./BackButton.tsx'), 'BackButton')

/** A component of its own, so that the bar is not rendered again once the guest's domains are loaded. */
const OfGuest = ({ children }: { children: ReactElement }) =>
  useSelector(selectAreGuestDomainsLoaded) ? children : null
const back = (
  <OfGuest>
    <LazyPart module={backButton} props={noProps} />
  </OfGuest>
)
const waitingItem = (
  <OfGuest>
    <NavItemButton />
  </OfGuest>
)

/** The bar above every screen: the hotel's name, and the actions that are available everywhere. */
export const TopBar = memo(function TopBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation()
  const theme = useSelector(selectTheme)
  const mode = useSelector(selectMode)
  const title = theme?.title ?? ''

  useEffect(() => {
    const root = document.documentElement.style
    root.setProperty('--top-bar', `calc(${topBarHeight} + var(--line, 0px))`)
    return () => root.setProperty('--top-bar', '0px')
  }, [])

  return (
    <Bar position="sticky" {...{ component: 'header' }}>
      <Line>
        {isInstalled() && back}
        <IconButton
          edge="start"
          color="inherit"
          aria-label={t('bar.menu')}
          aria-haspopup="dialog"
          data-tour="menu"
          onClick={onMenu}
        >
          <MenuIcon />
        </IconButton>
        <Title>
          {theme?.logoImage && <Logo key={theme.logoImage} src={theme.logoImage} />}
          <span dir="auto">{title}</span>
        </Title>
        <BarAction />
        {waitingItem}
        <HelpButton />
        <SearchButton />
        <GuestName />
        {mode !== 'walkin-only' && <GuestButton />}
      </Line>
    </Bar>
  )
})

/** The action that the present screen adds to the bar. */
export function BarAction() {
  const domains = useDomains()
  const { pathname } = useLocation()
  // Read by a selector, because a guest's domains are registered after the bar's first render.
  const action = useSelector(() => domains.match(pathname)?.screen.barAction)
  return action ? <LazyPart key={action.name} module={action} props={noProps} /> : null
}

/** Decorative, beside the hotel's name; removed if it does not load. */
export function Logo({ src }: { src: string }) {
  const [isThere, setThere] = useState(true)
  return isThere && <img src={src} alt="" onError={() => setThere(false)} />
}
