import type { Plugin, ResolvedConfig } from 'vite'

/** What Vite puts in the place of `production` or `development`, by the mode of the whole run. */
const either = 'development|production'

type Resolve = ResolvedConfig['resolve'] | ResolvedConfig['ssr']['resolve']

/** @returns whether there was anything to decide */
function takeProduction(resolve: Resolve): boolean {
  const { conditions = [], externalConditions = [] } = resolve ?? {}
  const taken = (given: string[]) =>
    given.map((condition) => (condition === either ? 'production' : condition))
  if (resolve)
    Object.assign(resolve, { conditions: taken(conditions), externalConditions: taken(externalConditions) })
  return [...conditions, ...externalConditions].includes(either)
}

/**
 * Takes the production builds of those packages, too, that offer a development build as a condition of their exports
 * instead of asking `NODE_ENV`. A test run counts as development, and no option of a project says otherwise.
 */
export const productionBuilds = (): Plugin => ({
  name: 'production-builds',
  configResolved({ resolve, ssr, environments }) {
    const all = [resolve, ssr.resolve, ...Object.values(environments).map((one) => one.resolve)]
    if (!all.map(takeProduction).some(Boolean)) throw new Error(`Vite no longer says ${either}.`)
  },
})
