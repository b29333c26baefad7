export const shopPaths = {
  shop: '/shop/flow/:id',
  shopProduct: '/shop/flow/:id/product/:productId',
  shopCart: '/shop/cart',
} as const
