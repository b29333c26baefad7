export const contentPaths = { contentpage: '/cp/:cpId', page: '/page/:pageId' } as const
