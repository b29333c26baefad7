import { memo, useContext, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { RetailInfo } from '../../contract/retailInfo.ts'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { HotelNeededContext } from '../../ui/loadContexts.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { useIsComing } from '../../ui/Shapes.tsx'
import { ListSkeleton, Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/screenReader.tsx'
import { shortened } from '../../ui/sharedStyles.ts'
import { lyingPhone } from '../../ui/stuckStyle.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useHasRoom } from '../../ui/useHasRoom.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectLocation } from '../session/slice.ts'
import { readShopId } from './history.ts'
import { hasHours } from './infos.ts'
import { ScanPlace } from './parts/ScanPlace.tsx'
import { ShopList } from './parts/ShopList.tsx'
import { NoShop, useShop, useShopName } from './parts/ShopParts.tsx'

// On small screens the picture is a band above the words. Where there is room the header is a card, with the words
// beside the picture, which fades out towards them.
const Head = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    '&[data-pictured]': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      minHeight: '14rem',
      boxSizing: 'border-box',
      padding: '2rem 58% 2rem 2.5rem',
      marginBottom: '1rem',
      overflow: 'hidden',
      borderRadius: theme.tokens.radius.card,
      backgroundColor: theme.palette.background.paper,
    },
  },
  // Low, so that the first row of items is completely visible; the facts are on one line beside a narrower picture.
  [onTelevision]: {
    '&[data-pictured]': { minHeight: 0, padding: '1rem 40% 1rem 2.5rem' },
    '& h1 + p': { ...theme.typography.body2, ...shortened(1) },
  },
}))
// Low on a phone, so that the first item is visible.
const Band = styled('div')(({ theme }) => ({
  height: '3.5rem',
  margin: '-1.25rem calc(-1 * var(--side)) 0.75rem',
  '& > span': { height: '100%', paddingTop: '0 !important' },
  '& img': { objectPosition: '78%' },
  [theme.breakpoints.up('sm')]: { height: '15rem', marginTop: '-1.75rem' },
  [lyingPhone]: { height: '7.5rem' },
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    top: 0,
    right: 0,
    width: '58%',
    height: '100%',
    margin: 0,
    '& img': { objectPosition: '100%' },
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: 0,
      width: '45%',
      height: '100%',
      background: `linear-gradient(to right, ${theme.palette.background.paper}, ${theme.palette.background.paper}00)`,
    },
  },
  [onTelevision]: { width: '46%' },
  // Pictures leave space for the words on their left; in RTL that space must be on the other side.
  '[dir="rtl"] & img': { transform: 'scaleX(-1)' },
}))
const Facts = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '2.5rem',
  margin: '-1rem 0 0.25rem',
  padding: '0 2.5rem 0 0',
  listStyle: 'none',
  color: theme.palette.text.secondary,
  position: 'relative',
  '& > li': { marginInlineEnd: '1.25rem' },
  // The icon is beside all lines, and ends at the edge of the page.
  '& > :last-child': { position: 'absolute', right: 0, margin: '0 -0.5rem' },
  '& > [data-place]': { color: theme.palette.text.primary, fontWeight: 600 },
  [theme.breakpoints.up('md')]: { '[data-pictured] > &': { marginBottom: 0 } },
  // A television has no camera, and so no icon.
  [onTelevision]: { minHeight: 0 },
}))

interface ShopHeaderProps {
  /** In the guest's language; null while it loads, because the info contains only the title in the hotel's language. */
  title: string | null
  /** In its place, once the guest has waited long. */
  lateTitle: string
  description: string | undefined
  info: RetailInfo | null
  /** Whether the info is being loaded. Most shops have a picture, so its space is reserved to avoid a layout shift. */
  isInfoComing: boolean
}

/** The shop's title and description, and where and when it delivers (SHOP-02, SHOP-20, SHOP-21, SHOP-37). */
const ShopHeader = memo(function ShopHeader({
  title,
  lateTitle,
  description,
  info,
  isInfoComing,
}: ShopHeaderProps) {
  const { t } = useTranslation()
  const { time } = useTimes()
  const location = useSelector(selectLocation)
  const isPictured = info?.image || isInfoComing
  const isComing = useIsComing() && title === null
  return (
    <Head data-pictured={isPictured ? '' : undefined}>
      {isPictured && (
        <Band>
          <Picture src={info?.image} alt="" square eager {...(isInfoComing && { fallback: <></> })} />
        </Band>
      )}
      {isComing ? (
        <>
          <VisuallyHidden>
            <h1>{t('shop.loading')}</h1>
          </VisuallyHidden>
          {/* The margin reserves the space of the description. */}
          <Skeleton variant="text" width="60%" style={{ fontSize: '2.25rem', marginBottom: '3.5rem' }} />
        </>
      ) : (
        <ScreenTitle below={description && <bdi>{description}</bdi>}>{title ?? lateTitle}</ScreenTitle>
      )}
      <Facts>
        {location && <li data-place="">{t('shop.deliverTo', { place: location })}</li>}
        {info?.delivery_minutes != null && <li>{t('shop.estimate', { minutes: info.delivery_minutes })}</li>}
        {info?.use_days && hasHours(info) && (
          <li>
            {t('home.shopOpen', { opening: time(info.opening_time), closing: time(info.closing_time) })}
          </li>
        )}
        <li>
          <ScanPlace isSmall />
        </li>
      </Facts>
    </Head>
  )
})

const sideCart = lazyModule(() => import('./CartScreen.tsx'), 'SideCart')

// The dishes, and beside them the cart.
const Sides = styled('div')({
  '&:not([data-sides]), &:not([data-sides]) > div': { display: 'contents' },
  '&[data-sides]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 21rem',
    gridColumnGap: '2.5rem',
    alignItems: 'start',
  },
})

/** `/shop/flow/{id}`: the items of a shop, group by group. */
export function ShopScreen() {
  const shopId = readShopId(useScreenParams().id)
  return shopId === null ? <NoShop shopId={null} status="failed" /> : <InShop key={shopId} shopId={shopId} />
}

function InShop({ shopId }: { shopId: number }) {
  const { t } = useTranslation()
  const { status, catalogue, group, path, ...facts } = useShop(shopId)
  const isHere = catalogue !== null && group !== null
  // The loaded content is rendered in small steps, and shown when all of it is rendered.
  const isDrawn = useDeferredValue(isHere) && isHere
  // The info arrives first and is shown at once, with the picture and the hours. Not on a television, where the focus
  // needs a control, nor while the hotel is unreachable, because the content would not follow.
  const isOnTv = useFormFactor() === 'tv'
  const isOutOfReach = useContext(HotelNeededContext)
  const hasRoom = useHasRoom('cart')
  const name = useShopName(shopId)
  if (!isDrawn && (isOnTv || isOutOfReach || !facts.info || status === 'failed'))
    return <NoShop shopId={shopId} status={isHere ? 'loading' : status} />
  const title = isDrawn ? catalogue.title || t('shop.title') : null
  return (
    <Screen width="wide">
      <ShopHeader
        {...facts}
        title={title}
        lateTitle={name || t('shop.title')}
        description={catalogue?.description}
      />
      {isDrawn && title ? (
        <Sides data-sides={hasRoom ? '' : undefined}>
          <div>
            <ShopList
              shopId={shopId}
              title={title}
              catalogue={catalogue}
              path={path}
              group={group}
              hasCartBeside={hasRoom}
            />
          </div>
          {hasRoom && <LazyPart module={sideCart} props={noProps} />}
        </Sides>
      ) : (
        <ListSkeleton label={t('shop.loading')} />
      )}
    </Screen>
  )
}
