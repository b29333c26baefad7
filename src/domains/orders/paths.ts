export const ordersPath = '/orders'
/** The shop's cart, which shows the orders that are under way. */
export const cartPath = '/shop/cart'
/** Key of the orders in local storage. */
export const ordersKey = 'shop-orders'
