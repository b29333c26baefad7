import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useIconOf } from '../../domains/menu/useIconOf.ts'
import { useSessionHref } from '../../domains/navigation/useSessionHref.ts'
import { Row } from '../../ui/Row.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { useNavItems } from './useNavItems.ts'

/** The items that do not fit into the bottom navigation. If all fit, it redirects to home (ROUTE-17). */
export function MoreScreen() {
  const { t } = useTranslation()
  const href = useSessionHref()
  const iconOf = useIconOf()
  const { overflow } = useNavItems()
  if (overflow.length === 0) return <Navigate to={href('/')} replace />
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
              {...(item.badge > 0 && { trailing: t(item.counted, { count: item.badge }) })}
            />
          )
        })}
      </Rows>
    </Screen>
  )
}
