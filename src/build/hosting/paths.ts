/** The address below which the app lives. */
export const base = '/ONEapp/'

/** Paths of the hotel's systems on the app's origin. Whoever serves the app hands them on. */
export const hotelPaths = [
  '/ONEapp/api',
  '/ONEapp/skins',
  '/api',
  '/ws',
  '/media',
  '/webcheckin',
  '/onekey',
] as const

/** The paths among them below which the hotel's content stands, and the guest's own data never. */
export const contentPaths = ['/ONEapp/skins', '/media'] as const

/** The path of the realtime channel, a websocket. */
export const channelPath = '/ws'
