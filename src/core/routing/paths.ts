/** The app's addresses lie below it (PROD-03). */
export const basePath = '/ONEapp'

/** The two places that every rule of navigation knows. All others belong to their domains (`paths.ts`). */
export const homePath = '/'
export const loginPath = '/login'
