import { memo, useInsertionEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import WifiIcon from '~icons/ic/outline-wifi'
import { addStyle } from '../../browser/styleSheet.ts'
import { hotelTime } from '../../core/time/clock.ts'
import { useNow } from '../../core/time/useNow.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { clampedTo, hyphenated, plainList } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { CardRow, OnNowPart } from '../epg/OnNowPart.tsx'
import { useTimes } from '../formats/useTimes.ts'
import { type MenuEntry, selectMenu } from '../menu/slice.ts'
import { useOutcomeIcon } from '../menu/useIconOf.ts'
import { selectTimezone } from '../property/slice.ts'
import { MainLightPart, useMainLight } from '../roomControl/MainLightPart.tsx'
import { useOpenShop } from '../shop/useOpenShop.ts'
import { useShopHours } from '../shop/useShopHours.ts'
import { BegunFilmPart } from '../vod/BegunFilmPart.tsx'
import {
  type EntryMatcher,
  firstOf,
  isWifi,
  menuShops,
  opens,
  type QuickEntry,
  wifiTitle,
} from './ShopSuggestion.tsx'

/** Functions that a guest uses from the bed, in this order; those that the hotel's menu does not have are left out. */
const preferences: readonly EntryMatcher[] = [
  opens('roomControl'),
  opens('wakeUp'),
  isWifi,
  opens('epg'),
  opens('vodBrowse'),
  opens('webradio'),
  opens('flights'),
]

/** The entries for the quick row: the shop first, then as many of the preferences as there is room for. */
function quickEntries(menu: readonly MenuEntry[], shopTo: string | null, count: number): QuickEntry[] {
  const isShop: EntryMatcher = ({ outcome }) => outcome.kind === 'open' && outcome.to === shopTo
  return [isShop, ...preferences].flatMap((matches) => firstOf(menu, matches) ?? []).slice(0, count)
}

const columns = 5
const minuteMs = 60_000
/** A clock on the wall is not a minute late. */
const clockMs = 10_000

const Corner = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  ...theme.tokens.figures,
  position: 'absolute',
  top: '5vh',
  right: 'var(--edge)',
  margin: 0,
  color: theme.palette.text.secondary,
}))
const Row = styled('ul')(({ theme }) => ({
  display: 'grid',
  // As many columns, and fewer in large text.
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.25rem, 1fr))',
  gap: '0.75rem',
  ...plainList,
  // All as high as the highest.
  '& > li': { display: 'flex' },
  '& > li > *': { transition: theme.transitions.create('transform', { duration: 180 }) },
  '& > li > :focus': { transform: 'scale(1.04)', backgroundColor: theme.tokens.raised },
  // The light's tile looks like those beside it.
  '& > [data-acts-on-room] > *': {
    justifyContent: 'flex-start',
    padding: '1rem 0.75rem',
    '& > :nth-of-type(2)': {
      marginTop: '0.5rem',
      '& > :first-of-type': { fontSize: '1rem', lineHeight: 1.25 },
    },
  },
}))
const Tile = styled(Pressable)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  width: '100%',
  minHeight: '8rem',
  boxSizing: 'border-box',
  padding: '1rem 0.75rem',
  textAlign: 'start',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
}))
const Disc = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '3rem',
  height: '3rem',
  marginBottom: '0.5rem',
  borderRadius: '50%',
  color: theme.palette.primary.main,
  backgroundColor: theme.tokens.wash,
}))
const Words = styled('span')({ display: 'block', width: '100%', minWidth: 0 })
// Not larger than the line below it, so that long names such as "Zimmersteuerung" are whole.
const Title = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle1,
  ...hyphenated,
  ...clampedTo(2),
  fontSize: '1rem',
  lineHeight: 1.25,
}))
const Text = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  ...clampedTo(3),
  lineHeight: 1.3,
  color: theme.palette.text.secondary,
}))

/**
 * The first row of home on a television: the light, the open shop, and other functions that a guest uses from the bed.
 */
export function QuickTiles() {
  const menu = useSelector(selectMenu)
  const now = useNow(minuteMs)
  const { t } = useTranslation()
  const { light, isLoading } = useMainLight()
  const shops = useMemo(() => menuShops(menu), [menu])
  const openId = useOpenShop(
    shops.map(({ id }) => id),
    now,
  )
  // While it is unknown which shop is open, and if none is, the first shop takes the place.
  const shop = shops.find(({ id }) => id === openId) ?? shops[0]
  const hours = useShopHours(shop?.id)
  const shopTo = shop?.to ?? null
  const count = light || isLoading ? columns - 1 : columns
  const entries = useMemo(() => quickEntries(menu, shopTo, count), [menu, shopTo, count])
  const hasGuide = useMemo(() => firstOf(menu, opens('epg')) !== null, [menu])
  const hasFilms = useMemo(() => firstOf(menu, opens('vodBrowse')) !== null, [menu])
  return (
    <>
      <Clock />
      <Row>
        {entries.map((quick) => (
          // The next shop takes the place of one that closes, with the focus that is on it.
          <li key={quick.to === shopTo ? 'shop' : quick.entry.id}>
            <QuickTile quick={quick} text={(quick.to === shopTo && hours) || quick.text} />
          </li>
        ))}
        {isLoading && (
          <li aria-hidden="true">
            <Skeleton variant="rounded" width="100%" height="100%" />
          </li>
        )}
        {/* Last, so that the focus does not begin at a switch that darkens the room. */}
        {light && (
          <li data-acts-on-room="">
            <MainLightPart light={light} />
          </li>
        )}
      </Row>
      {(hasGuide || hasFilms) && (
        <CardRow aria-label={t('epg.views.now')}>
          {hasGuide && <OnNowPart />}
          {hasFilms && <BegunFilmPart />}
        </CardRow>
      )}
    </>
  )
}

const besideClock = 'main [data-screen-title] { padding-inline-end: 7rem; }'

/** The time of day, in the corner opposite to the greeting, which in large text wraps before it. */
function Clock() {
  const timezone = useSelector(selectTimezone)
  const { time } = useTimes()
  const now = useNow(clockMs)
  useInsertionEffect(() => addStyle(besideClock), [])
  return <Corner>{time(hotelTime(now, timezone).slice(11, 16))}</Corner>
}

const QuickTile = memo(function QuickTile({
  quick: { entry, to },
  text,
}: {
  quick: QuickEntry
  text: string
}) {
  const OutcomeIcon = useOutcomeIcon(entry.outcome)
  const Icon = wifiTitle.test(entry.title) ? WifiIcon : OutcomeIcon
  return (
    <Tile href={to}>
      <Disc>
        <Icon />
      </Disc>
      <Words>
        <Title>{entry.title}</Title>
        {text && <Text>{text}</Text>}
      </Words>
    </Tile>
  )
})
