export const contentPaths = { contentpage: '/cp/:cpId', page: '/page/:pageId' } as const

export const isPageNumber = (cpId: string) => /^\d+$/.test(cpId)
