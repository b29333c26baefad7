import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { findItem } from './catalogue.ts'
import { readFind, readShopId } from './history/addresses.ts'
import { NoShop } from './parts/NoShop.tsx'
import { Product } from './parts/Product.tsx'
import { useShop } from './parts/useShop.ts'

/** `/shop/flow/{id}/product/{productId}`: one item, its choices, and the button that adds it to the cart. */
export function ProductScreen() {
  const { id, productId = '' } = useScreenParams()
  const shopId = readShopId(id)
  return shopId === null ? (
    <NoShop shopId={null} status="failed" />
  ) : (
    <InShop key={`${shopId}/${productId}`} shopId={shopId} itemId={productId} />
  )
}

function InShop({ shopId, itemId }: { shopId: number; itemId: string }) {
  const { t } = useTranslation()
  const { status, catalogue, path } = useShop(shopId)
  const find = readFind(useLocation().search)
  const item = catalogue && findItem(catalogue, itemId)
  if (!catalogue || !item) return <NoShop shopId={shopId} status={status} />
  return (
    <Product
      shopId={shopId}
      shopTitle={catalogue.title}
      shownTitle={catalogue.title || t('shop.title')}
      item={item}
      path={path}
      find={find}
    />
  )
}
