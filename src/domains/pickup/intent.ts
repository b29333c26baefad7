/** A transfer, wherever it goes to, is one intent. */
export const pickupIntent = 'pickup'
