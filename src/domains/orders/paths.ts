export const ordersPath = '/orders'
/** Key of the orders in local storage. */
export const ordersKey = 'shop-orders'
