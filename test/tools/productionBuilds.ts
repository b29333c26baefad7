import type { Plugin, ResolvedConfig } from 'vite'

/** The export condition that Vite replaces by `production` or `development`, depending on the mode of the whole run. */
const either = 'development|production'

type Resolve = ResolvedConfig['resolve'] | ResolvedConfig['ssr']['resolve']

/** @returns whether the package has such a condition */
function takeProduction(resolve: Resolve): boolean {
  const { conditions = [], externalConditions = [] } = resolve ?? {}
  const taken = (given: string[]) =>
    given.map((condition) => (condition === either ? 'production' : condition))
  if (resolve)
    Object.assign(resolve, { conditions: taken(conditions), externalConditions: taken(externalConditions) })
  return [...conditions, ...externalConditions].includes(either)
}

/**
 * Resolves the production builds also of packages that select their development build by a condition in `exports` and
 * not by `NODE_ENV`. Vitest resolves as in development, and a project has no option to change that.
 */
export const productionBuilds = (): Plugin => ({
  name: 'production-builds',
  configResolved({ resolve, ssr, environments }) {
    const all = [resolve, ssr.resolve, ...Object.values(environments).map((one) => one.resolve)]
    if (!all.map(takeProduction).some(Boolean)) throw new Error(`Vite no longer says ${either}.`)
  },
})
