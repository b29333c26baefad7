import { cartPath } from '../orders/paths.ts'

export const shopPaths = {
  shop: '/shop/flow/:id',
  shopProduct: '/shop/flow/:id/product/:productId',
  shopCart: cartPath,
} as const
