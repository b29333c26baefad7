import MuiBottomNavigation from '@mui/material/BottomNavigation'
import BottomNavigationAction, {
  type BottomNavigationActionProps,
} from '@mui/material/BottomNavigationAction'
import { memo, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLazyPart } from '../../core/chunks/useLazyModule.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { useIconOf } from '../../domains/menu/useIconOf.ts'
import { isSame } from '../../domains/navigation/sessionParams.ts'
import type { NavItem } from '../../domains/navigation/useOfferedItems.ts'
import { selectDeviceMode } from '../../domains/session/slice.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import type { Elements } from '../../ui/elements.types.ts'
import { onWide } from '../../ui/formFactor.ts'
import { VisuallyHidden } from '../../ui/screenReader.tsx'
import { styled } from '../../ui/styled.tsx'
import { useCurrentItem, useNavItems } from './useNavItems.ts'

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.palette.background.default,
  boxShadow: `0 -1px 0 ${theme.tokens.hairline}`,
  // For labels of two lines.
  '& .MuiBottomNavigationAction-label': { textAlign: 'center' },
  // A rail beside the content (index.html).
  ...onWide({ '& .Mui-selected': { backgroundColor: theme.tokens.wash } }),
}))
const height = 'calc(4rem + env(safe-area-inset-bottom, 0px))'
const barEnds = lazyModule(() => import('../kiosk/BarEnds.tsx'), 'BarEnds')

/**
 * The bottom navigation. Rendered only if it has other items than home (BNAV-01), or on a kiosk, for its two buttons.
 */
export function BottomNav() {
  const { shown } = useNavItems()
  const current = useCurrentItem()
  const isKiosk = useSelector(selectDeviceMode) === 'kiosk'
  const isShown = shown.length > 1 || isKiosk

  useEffect(() => {
    const root = document.documentElement.style
    const set = (ownHeight: string) => {
      root.setProperty('--nav-bar', ownHeight)
      // Elements above the bar need no safe-area inset, because the bar's height includes it.
      if (ownHeight !== '0px') root.setProperty('--safe-bottom', '0px')
      else root.removeProperty('--safe-bottom')
      // The height of all bars at the lower edge: the radio's player bar is above this one.
      root.setProperty('--bottom-nav', `calc(${ownHeight} + var(--player-bar, 0px))`)
    }
    set(isShown ? `var(--nav-height, ${height})` : '0px')
    return () => set('0px')
  }, [isShown])

  return isShown ? <Items shown={shown} current={current} isKiosk={isKiosk} /> : null
}

interface ItemsProps {
  shown: readonly NavItem[]
  /** Name of the screen whose item is current. */
  current: string | undefined
  isKiosk: boolean
}

/** Memoized by what is shown: with each answer of the hotel that an item may depend on, the list is a new one. */
const Items = memo(function Items({ shown, current, isKiosk }: ItemsProps) {
  const { t } = useTranslation()
  const Ends = isKiosk ? KioskEnds : Plain
  return (
    <>
      <div data-nav-space="" style={{ height }} />
      <Bar aria-label={t('nav.main')} data-tour="nav">
        <Ends>
          <MuiBottomNavigation showLabels value={current} component="div">
            {shown.map(({ screen, to, label, badge, counted }) => (
              <Item
                key={screen}
                value={screen}
                href={to}
                label={t(label)}
                badge={badge}
                counted={badge > 0 ? t(counted, { count: badge }) : ''}
              />
            ))}
          </MuiBottomNavigation>
        </Ends>
      </Bar>
    </>
  )
}, isSame)

interface ItemProps extends Pick<BottomNavigationActionProps, 'selected'> {
  /** Name of its screen. */
  value: string
  href: string
  label: string
  badge: number
  /** What the badge counts, in words. */
  counted: string
}

/** Memoized: one item changes at a time. */
const Item = memo(function Item({ label, badge, counted, ...given }: ItemProps) {
  const Icon = useIconOf()(given.value)
  return (
    <BottomNavigationAction
      {...given}
      aria-current={given.selected ? 'page' : undefined}
      label={
        <>
          <span>{label}</span>
          {badge > 0 && <VisuallyHidden>{counted}</VisuallyHidden>}
        </>
      }
      icon={
        <CountBadge count={badge}>
          <Icon />
        </CountBadge>
      }
    />
  )
})

const Plain = ({ children }: { children: Elements }) => children

function KioskEnds({ children }: { children: Elements }) {
  const Ends = useLazyPart(barEnds)
  return Ends ? <Ends>{children}</Ends> : children
}
