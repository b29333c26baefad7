import { memo, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useNow } from '../../core/time/useNow.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { styled } from '../../ui/styled.tsx'
import { type MenuEntry, selectMenu, walkMenu } from '../menu/slice.ts'
import { useShopHours, useShopOfTheHour } from '../shop/useShopHours.ts'

interface MenuShop {
  id: number
  to: string
  entry: MenuEntry
}

/** The shops of the menu in reading order. */
export function menuShops(menu: readonly MenuEntry[]): MenuShop[] {
  return Array.from(walkMenu(menu)).flatMap((entry) => {
    const { outcome } = entry
    if (outcome.kind !== 'open' || outcome.screen !== 'shop') return []
    const id = /\d+$/.exec(outcome.to)?.[0]
    return id ? [{ id: Number(id), to: outcome.to, entry }] : []
  })
}

/** A tile of the quick row: an entry of the hotel's menu, and the text below its title. */
export interface QuickEntry {
  entry: MenuEntry
  to: string
  /** The text of the entry, else the title of the branch that it is in. */
  text: string
}

// The hotel does not mark which of its pages is about the network, so the page is recognized by its title, in any
// language.
export const wifiTitle = /wi-?fi|w-?lan|واي ?فاي|وای ?فای|无线|無線|интернет/i

export type EntryMatcher = (entry: MenuEntry, screen: string) => boolean
export const opens =
  (name: string): EntryMatcher =>
  (_, screen) =>
    screen === name

export const isWifi: EntryMatcher = ({ title }, screen) => screen === 'contentpage' && wifiTitle.test(title)

/** The entries of the menu for the row of quick actions; null for those that the hotel's menu does not have. */
export const actionEntries = (menu: readonly MenuEntry[]) => ({
  wakeUp: firstOf(menu, opens('wakeUp')),
  wifi: firstOf(menu, isWifi),
  bill: firstOf(menu, opens('bill')),
})

/** The first entry in reading order. */
export function firstOf(menu: readonly MenuEntry[], matches: EntryMatcher, branch = ''): QuickEntry | null {
  for (const entry of menu) {
    const { outcome, text, submenu } = entry
    if (outcome.kind === 'open' && submenu.length === 0 && matches(entry, outcome.screen))
      return { entry, to: outcome.to, text: text || branch }
    const inside = firstOf(submenu, matches, entry.title)
    if (inside) return inside
  }
  return null
}

/** Screens that home's row of quick actions leads to, so that they need no tile of their own below it. */
export const isQuick = ({ outcome, submenu }: MenuEntry): boolean =>
  outcome.kind === 'open' && submenu.length === 0 && ['wakeUp', 'bill'].includes(outcome.screen)

/** The shop of the menu that suits the hour; null if none does, undefined while it is unknown (FIND-04). */
export function useSuggestedShop(): MenuShop | null | undefined {
  const menu = useSelector(selectMenu)
  const now = useNow(60_000)
  const shops = useMemo(() => menuShops(menu), [menu])
  const id = useShopOfTheHour(
    shops.map((shop) => shop.id),
    now,
  )
  return id == null ? id : (shops.find((shop) => shop.id === id) ?? null)
}

// The text is below the picture on phones and beside it elsewhere, never over it.
const Card = styled(Pressable)(({ theme }) => ({
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
}))
const CardText = styled('span')(({ theme }) => ({
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
  marginBottom: '0.375rem',
  color: theme.palette.text.secondary,
}))
const CardPicture = styled('span')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  [theme.breakpoints.up('sm')]: { width: '42%' },
  [theme.breakpoints.up('lg')]: { width: '32%' },
}))
// As high as the card, so that nothing below moves when the card appears.
const Placeholder = styled('div')(({ theme }) => ({
  minHeight: '18.5rem',
  [theme.breakpoints.up('sm')]: { minHeight: '14rem' },
}))

/**
 * Links to the shop of the menu that suits the hour, by its own title: only the hotel knows which meal it serves
 * (FIND-04).
 */
export const ShopSuggestion = memo(function ShopSuggestion({ shop }: { shop: MenuShop | null | undefined }) {
  const hours = useShopHours(shop?.id)
  if (shop === null) return null
  return (
    <Placeholder data-tour="home-likely">
      {shop && (
        <Card href={shop.to}>
          <CardText>
            {/* The text comes first, so that the link's accessible name differs from that of the shop's tile. */}
            <Text dir="auto">{hours || shop.entry.text}</Text>
            <Title dir="auto">{shop.entry.title}</Title>
          </CardText>
          <CardPicture>
            <Picture src={shop.entry.image} alt="" ratio={16 / 9} wideRatio={3 / 2} square eager />
          </CardPicture>
        </Card>
      )}
    </Placeholder>
  )
})
