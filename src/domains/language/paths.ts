export const languagePath = '/language'
