export const mobileKeyPath = '/demo/mobilekey'
