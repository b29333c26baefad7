import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { type MenuEntry, selectMenu } from '../../domains/menu/slice.ts'
import { selectTimezone } from '../../domains/property/slice.ts'
import { useOpenShop } from '../../domains/shop/useOpenShop.ts'
import { Picture } from '../../ui/Picture.tsx'
import { hotelClock, mealAt } from './dayPart.ts'

// On phones the words stand below the picture's upper part, elsewhere beside it: nothing is cut off a plate.
const Card = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'stretch',
  justifyContent: 'flex-end',
  width: '100%',
  overflow: 'hidden',
  textAlign: 'start',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.up('sm')]: { flexDirection: 'row', alignItems: 'center' },
})) as typeof ButtonBase
const Words = styled('span')(({ theme }) => ({
  display: 'block',
  flex: '1 1 auto',
  minWidth: 0,
  padding: '1.125rem 1.25rem 1.25rem',
  [theme.breakpoints.up('sm')]: { padding: '1.5rem 2.5rem' },
}))
const Title = styled('span')(({ theme }) => ({ ...theme.typography.h2, display: 'block' }))
const Text = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  marginTop: '0.375rem',
  color: theme.palette.text.secondary,
}))
const Side = styled('span')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  [theme.breakpoints.up('sm')]: { width: '42%' },
  [theme.breakpoints.up('lg')]: { width: '32%' },
}))
const Place = styled('div')(({ theme }) => ({
  minHeight: '22rem',
  [theme.breakpoints.up('sm')]: { minHeight: '14rem' },
}))

/** The one thing that a guest most likely wants at this hour: a meal from a shop that is open. */
export function LikelyNow() {
  const { t } = useTranslation()
  const menu = useSelector(selectMenu)
  const timezone = useSelector(selectTimezone)
  const [now] = useState(() => Date.now())
  const shops = useMemo(() => shopsIn(menu), [menu])
  const open = useOpenShop(
    shops.map(({ id }) => id),
    now,
  )
  if (shops.length === 0 || open === null) return null
  const shop = shops.find(({ id }) => id === open)
  const meal = mealAt(hotelClock(new Date(now), timezone).hour)
  return (
    <Place data-tour="home-likely">
      {shop && (
        <Card href={shop.to}>
          <Words>
            <Title>{t(`home.likely.${meal}`)}</Title>
            <Text>{[shop.entry.title, shop.entry.text].filter(Boolean).join(' · ')}</Text>
          </Words>
          <Side>
            <Picture src={shop.entry.image} alt="" ratio={4 / 3} wideRatio={3 / 2} square eager />
          </Side>
        </Card>
      )}
    </Place>
  )
}

interface MenuShop {
  id: number
  to: string
  entry: MenuEntry
}

/** The shops of the menu in reading order. */
function shopsIn(menu: readonly MenuEntry[]): MenuShop[] {
  return menu.flatMap((entry) => {
    const { outcome } = entry
    const id =
      outcome.kind === 'open' && outcome.screen === 'shop'
        ? Number(/(\d+)$/.exec(outcome.to)?.[1])
        : Number.NaN
    const own = outcome.kind === 'open' && !Number.isNaN(id) ? [{ id, to: outcome.to, entry }] : []
    return [...own, ...shopsIn(entry.submenu)]
  })
}
