import RoomServiceIcon from '@mui/icons-material/RoomServiceOutlined'
import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined'
import { closestControl, defineDomain, firstChild, tourStep } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { cartSlice } from './cart/slice.ts'
import { orderSlice } from './order/slice.ts'
import { shopPaths } from './paths.ts'
import { pastOrdersSlice } from './reorder/slice.ts'
import { shopSaga } from './saga.ts'
import { shopSlice } from './slice.ts'
import { useCartQuantity } from './useCartQuantity.ts'

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
  state: () => import('./state.ts'),
})

/** Loaded at sign-in: the cart's badge, an order in doubt, what was ordered before, and the shops that home suggests. */
export const shopState = defineDomain({
  name: 'shopState',
  state: { slices: [cartSlice, orderSlice, pastOrdersSlice, shopSlice], saga: shopSaga },
})
