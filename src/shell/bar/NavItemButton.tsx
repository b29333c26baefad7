import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { useIconOf } from '../../domains/menu/useIconOf.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { useNavItems } from '../bottomNav/useNavItems.ts'

/** The cart, which must stay visible where the bottom navigation has no space for it. */
export function NavItemButton() {
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
