import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Navigate } from 'react-router-dom'
import { type MenuEntry, selectMenu } from '../../domains/menu/slice.ts'
import { useIconOf } from '../../domains/menu/useIconOf.ts'
import { useAreItemsPending } from '../../domains/navigation/useAreItemsPending.ts'
import { useSessionHref } from '../../domains/navigation/useSessionHref.ts'
import { Row, Rows } from '../../ui/Row.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { ScreenSkeleton } from '../../ui/Skeleton.tsx'
import { styled } from '../../ui/styled.tsx'
import { MenuList, opensOneOf } from '../menu/SideMenu.tsx'
import { useNavItems } from './useNavItems.ts'

// Icons and words stand below those of the rows.
const Aligned = styled('div')({
  marginInlineStart: '-1.5rem',
  '& .MuiListItemIcon-root': { minWidth: '2.5rem' },
})

const nothing = () => undefined

/** Before this time the requests that decide about the items may not have been sent. */
const askedMs = 1000

/** Whether a response of the hotel is pending that may add items. */
function useIsExpecting(): boolean {
  const isPending = useAreItemsPending()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(true), askedMs)
    return () => clearTimeout(timer)
  }, [])
  return isPending || !isAsked
}

/** The menu without the entries that open one of these screens, and without branches that have nothing else. */
const without = (menu: readonly MenuEntry[], screens: readonly string[]): MenuEntry[] =>
  menu
    .filter((entry) => !opensOneOf(screens)(entry))
    .map((entry) => ({ ...entry, submenu: without(entry.submenu, screens) }))
    .filter(({ submenu, outcome }) => submenu.length > 0 || outcome.kind !== 'absent')

/**
 * The items that do not fit into the bottom navigation, and below them the hotel's menu, each place once (SHELL-27). If all
 * fit, it redirects to home (ROUTE-17).
 */
export function MoreScreen() {
  const { t } = useTranslation()
  const href = useSessionHref()
  const iconOf = useIconOf()
  const { overflow } = useNavItems()
  const menu = useSelector(selectMenu)
  const isExpecting = useIsExpecting()
  if (overflow.length === 0)
    return isExpecting ? (
      <ScreenSkeleton title={t('nav.moreTitle')} width="read" />
    ) : (
      <Navigate to={href('/')} replace />
    )
  return (
    <Screen width="read">
      <ScreenTitle>{t('nav.moreTitle')}</ScreenTitle>
      <Rows>
        {overflow.map((item) => {
          const Icon = iconOf(item.screen)
          return (
            <Row
              key={item.screen}
              href={item.to}
              icon={<Icon />}
              title={t(item.label)}
              {...(item.badge > 0 && { trailing: <span>{t(item.counted, { count: item.badge })}</span> })}
            />
          )
        })}
      </Rows>
      {menu.length > 0 && (
        <>
          <SectionTitle>{t('menu.title')}</SectionTitle>
          <Aligned>
            <MenuList
              entries={without(
                menu,
                overflow.map(({ screen }) => screen),
              )}
              onClose={nothing}
            />
          </Aligned>
        </>
      )}
    </Screen>
  )
}
