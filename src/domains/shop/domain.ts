import RoomServiceIcon from '~icons/ic/outline-room-service'
import ShoppingBagIcon from '~icons/ic/outline-shopping-bag'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { closestControl, firstChild, tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { shopInfosSaga, shopInfosSlice } from './infos.ts'
import { shopPaths } from './paths.ts'
import { keptKeys } from './storageKeys.ts'
import { useCartQuantity } from './useCartLines.ts'

export const shop = defineDomain({
  name: 'shop',
  screens: {
    shop: {
      path: shopPaths.shop,
      module: lazyModule(() => import('./ShopScreen.tsx'), 'ShopScreen'),
      icon: RoomServiceIcon,
      tour: [
        tourStep('shop-groups', 'shop.groups', firstChild),
        tourStep('shop-items', 'shop.items', firstChild),
        tourStep('cart-bar', 'shop.cart', closestControl),
      ],
    },
    shopProduct: {
      path: shopPaths.shopProduct,
      module: lazyModule(() => import('./ProductScreen.tsx'), 'ProductScreen'),
      icon: RoomServiceIcon,
      tour: [
        tourStep('product-choices', 'product.choices'),
        tourStep('product-quantity', 'product.quantity'),
        tourStep('product-add', 'product.add'),
      ],
    },
    shopCart: {
      path: shopPaths.shopCart,
      module: lazyModule(() => import('./CartScreen.tsx'), 'CartScreen'),
      icon: ShoppingBagIcon,
      tour: [
        tourStep('cart-lines', 'cart.lines', firstChild),
        tourStep('cart-delivery', 'cart.delivery'),
        tourStep('cart-send', 'cart.send', closestControl),
      ],
    },
  },
  actions: {
    openShop: ([id = '']) => (id ? opens('shop', buildPath(shopPaths.shop, { id })) : { kind: 'nothing' }),
  },
  query: ['groups', 'find'],
  nav: [
    {
      screen: 'shopCart',
      label: 'nav.cart',
      order: 70,
      staysInSight: true,
      useIsOffered: () => useCartQuantity() > 0,
      badge: { useCount: useCartQuantity, label: 'nav.inCart' },
    },
  ],
  // From the sign-in on: home suggests a shop that is open.
  state: { slices: [shopInfosSlice], saga: shopInfosSaga },
  lazyState: lazyModule(() => import('./saga.ts'), 'shopState'),
  needs: ['orders', 'sending'],
  // Stored data that the app needs at once: the cart for its badge, past orders.
  startsOnKept: keptKeys,
  searchSource: lazyModule(() => import('./searchSource.ts'), 'searchSource'),
})
