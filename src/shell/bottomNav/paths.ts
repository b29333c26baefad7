export const morePath = '/more-nav'
