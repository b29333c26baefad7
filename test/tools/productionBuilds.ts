import type { Plugin, ResolvedConfig } from 'vite'

/** What Vite puts in the place of `production` or `development`, by the mode of the whole run. */
const either = 'development|production'

type Resolve = ResolvedConfig['resolve'] | ResolvedConfig['ssr']['resolve']

function takeProduction(resolve: Resolve) {
  if (!resolve) return
  const taken = (conditions: string[] = []) =>
    conditions.map((condition) => (condition === either ? 'production' : condition))
  Object.assign(resolve, {
    conditions: taken(resolve.conditions),
    externalConditions: taken(resolve.externalConditions),
  })
}

/**
 * Takes the production builds of those packages, too, that offer a development build as a condition of their exports
 * instead of asking `NODE_ENV`. A test run counts as development, and no option of a project says otherwise.
 */
export const productionBuilds = (): Plugin => ({
  name: 'production-builds',
  configResolved({ resolve, ssr, environments }) {
    takeProduction(resolve)
    takeProduction(ssr.resolve)
    for (const environment of Object.values(environments)) takeProduction(environment.resolve)
  },
})
