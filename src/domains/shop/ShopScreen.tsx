import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Screen } from '../../ui/Screen.tsx'
import { readShopId } from './groups.ts'
import { CartBar } from './parts/CartBar.tsx'
import { GroupPills } from './parts/GroupPills.tsx'
import { GroupView } from './parts/GroupView.tsx'
import { ListTop } from './parts/ListTop.tsx'
import { NoShop } from './parts/NoShop.tsx'
import { ShopHeader } from './parts/ShopHeader.tsx'
import { useShop } from './parts/useShop.ts'
import { WayUp } from './parts/WayUp.ts'

/** `/shop/flow/{id}`: what a shop offers, group by group. */
export function ShopScreen() {
  const shopId = readShopId(useParams().id)
  return shopId === null ? (
    <NoShop shopId={null} status="failed" />
  ) : (
    <ShopList key={shopId} shopId={shopId} />
  )
}

function ShopList({ shopId }: { shopId: number }) {
  const { t } = useTranslation()
  const { status, catalogue, info, path, group } = useShop(shopId)
  if (!catalogue || !group) return <NoShop shopId={shopId} status={status} />
  const title = catalogue.title || t('shop.title')
  return (
    <Screen width="wide">
      <ShopHeader title={title} description={catalogue.description} info={info} />
      <ListTop groupId={group.id} />
      <WayUp shopId={shopId} path={path} />
      <GroupPills shopId={shopId} root={catalogue.root} path={path} />
      <GroupView key={group.id} shopId={shopId} shopTitle={catalogue.title} group={group} path={path} />
      <CartBar />
    </Screen>
  )
}
