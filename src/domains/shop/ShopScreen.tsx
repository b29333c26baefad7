import { useContext, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { HotelNeededContext } from '../../ui/hotelNeeded.ts'
import { ListSkeleton } from '../../ui/ListSkeleton.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { readShopId } from './history/addresses.ts'
import { NoShop } from './parts/NoShop.tsx'
import { ShopHeader } from './parts/ShopHeader.tsx'
import { ShopList } from './parts/ShopList.tsx'
import { useShop } from './parts/useShop.ts'

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
  if (!isDrawn && (isOnTv || isOutOfReach || !facts.info || status === 'failed'))
    return <NoShop shopId={shopId} status={isHere ? 'loading' : status} />
  const title = isDrawn ? catalogue.title || t('shop.title') : null
  return (
    <Screen width="wide">
      <ShopHeader {...facts} title={title} description={catalogue?.description} />
      {isDrawn && title ? (
        <ShopList shopId={shopId} title={title} catalogue={catalogue} path={path} group={group} />
      ) : (
        <ListSkeleton label={t('shop.loading')} />
      )}
    </Screen>
  )
}
