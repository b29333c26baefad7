import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIconOf } from '../../domains/menu/useIconOf.ts'
import { type NavItem, useOfferedItems } from '../../domains/navigation/useOfferedItems.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useCurrentItem } from '../nav/useCurrentItem.ts'

const Item = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'flex-start',
  width: '100%',
  minHeight: '3rem',
  boxSizing: 'border-box',
  padding: '0.375rem 0.625rem',
  marginBottom: '0.25rem',
  textAlign: 'start',
  borderRadius: theme.tokens.radius.field,
  lineHeight: 1.2,
  '& > span:first-of-type': { flex: 'none', marginInlineEnd: '1.125rem' },
  '& > span:last-of-type': { minWidth: 0 },
  // Not in bold: the longest word that fits beside the others would be broken.
  '&[aria-current]': {
    color: theme.palette.primary.main,
    backgroundColor: theme.tokens.wash,
  },
})) as typeof ButtonBase

/** The items of the bottom navigation as a column. Shown only if there are more than that of home (BNAV-01). */
export function RailNav() {
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

/** A component of its own, so that of a navigation only the item left and the one entered are rendered again. */
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
        {t(label)}
        {badge > 0 && <VisuallyHidden>{t(counted, { count: badge })}</VisuallyHidden>}
      </span>
    </Item>
  )
})
