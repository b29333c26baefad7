import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { useGo } from '../navigation/useGo.ts'
import { allItems, type Catalogue } from './catalogue.ts'
import { listAddress, readFind, readShopId } from './groups.ts'
import { NoShop } from './parts/NoShop.tsx'
import { Product } from './parts/Product.tsx'
import { useShop } from './parts/useShop.ts'

/** `/shop/flow/{id}/product/{productId}`: one thing, its choices, and the way into the cart. */
export function ProductScreen() {
  const { id, productId = '' } = useParams()
  const shopId = readShopId(id)
  return shopId === null ? (
    <NoShop shopId={null} status="failed" />
  ) : (
    <InShop key={`${shopId}/${productId}`} shopId={shopId} itemId={productId} />
  )
}

function InShop({ shopId, itemId }: { shopId: number; itemId: string }) {
  const { t } = useTranslation()
  const go = useGo()
  const { status, catalogue, path } = useShop(shopId)
  const find = readFind(useLocation().search)
  const item = catalogue && itemOf(catalogue, itemId)
  const isUnknown = status === 'success' && !item

  // What the shop does not have leads to what it has (SHOP-04).
  useEffect(() => {
    if (isUnknown) go(listAddress(shopId), { replace: true })
  }, [isUnknown, go, shopId])

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

const itemOf = ({ root }: Catalogue, id: string) => allItems(root).find((item) => item.id === id)
