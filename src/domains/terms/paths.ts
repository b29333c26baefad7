export const termsPaths = { terms: '/terms', privacy: '/privacy' } as const
