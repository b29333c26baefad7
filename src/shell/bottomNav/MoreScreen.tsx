import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useIconOf } from '../../domains/menu/useIconOf.ts'
import { useAreItemsPending } from '../../domains/navigation/useAreItemsPending.ts'
import { useSessionHref } from '../../domains/navigation/useSessionHref.ts'
import { Row, Rows } from '../../ui/Row.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { ScreenSkeleton } from '../../ui/Skeleton.tsx'
import { useNavItems } from './useNavItems.ts'

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

/** The items that do not fit into the bottom navigation. If all fit, it redirects to home (ROUTE-17). */
export function MoreScreen() {
  const { t } = useTranslation()
  const href = useSessionHref()
  const iconOf = useIconOf()
  const { overflow } = useNavItems()
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
    </Screen>
  )
}
