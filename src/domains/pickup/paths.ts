export const pickupPath = '/pickup'
