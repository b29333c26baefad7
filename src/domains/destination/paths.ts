export const destinationPaths = { browse: '/destination', entry: '/destination/:type/:id' } as const
