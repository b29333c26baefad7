/** Base path of all addresses of the app (PROD-03). */
export const basePath = '/ONEapp'

/** The two paths that all routing rules need. The paths of other screens are defined in their domains (`paths.ts`). */
export const homePath = '/'
export const loginPath = '/login'
