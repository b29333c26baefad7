export const ordersPath = '/orders'
/** Under which local storage keeps them. */
export const ordersKey = 'shop-orders'
