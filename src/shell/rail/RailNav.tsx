import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIconOf } from '../../domains/menu/useIconOf.ts'
import { type NavItem, useOfferedItems } from '../../domains/navigation/useOfferedItems.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useCurrentItem } from '../bottomNav/useCurrentItem.ts'

const Item = styled(ButtonBase)(({ theme }) => ({
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
})) as typeof ButtonBase

/** The items of the bottom navigation as a column. Rendered only if there are other items than home (BNAV-01). */
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
