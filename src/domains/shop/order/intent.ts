/** The order of a shop is one intent, whatever is in the cart. */
export const intentOf = (shopId: number): string => `order/${shopId}`

export const isOrder = (intent: string): boolean => intent.startsWith('order/')
