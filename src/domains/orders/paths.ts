export const ordersPath = '/orders'
