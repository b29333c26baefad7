// Requests that are wrong: each gets its answer, an error in due form, and the channel stays up.
import type { CallSpec, RouteSpec } from '../../../src/contract/define.ts'
import { calls, routes } from '../../../src/contract/index.ts'
import { faultOf, refuses, routeRefuses, saidBy } from '../judge.ts'
import { reads } from '../plans.ts'
import { differs, holds, type Verdict } from '../report.ts'
import { fetchOf, requestOf } from '../request.ts'
import { isOptional, partsOf, type Schema } from '../schema/parts.ts'
import type { Area, Trial } from '../trial.ts'

const specs: Record<string, CallSpec> = calls

/** Fields that the data of a call must have; none for data of several forms. */
const requiredOf = ({ ask }: CallSpec): string[] =>
  Object.entries(partsOf(ask as Schema).entries ?? {})
    .filter(([, field]) => !isOptional(field))
    .map(([name]) => name)

async function unknowns({ rows, one: { device } }: Trial) {
  const ask = (name: string, data: unknown = {}) => device.ask(name, data)
  await rows.try('errors', 'an unknown function', async () =>
    refuses(await ask('SQMOD_TVMessages.noSuchFunction'), 'nobody answers this function'),
  )
  await rows.try('errors', 'an unknown module', async () =>
    refuses(await ask('SQMOD_NoSuchModule.getAirports'), 'nobody answers this module'),
  )
  await rows.try('errors', 'a function of another module', async () =>
    refuses(await ask('SQMOD_Camera.getAirports'), 'the function belongs to another module'),
  )
  for (const [what, data] of [
    ['null', null],
    ['a list', []],
    ['a text', 'x'],
  ] as const)
    await rows.try('errors', `data that are ${what}`, async () =>
      refuses(await ask('SQMOD_RetailSystem.getRetailInfo', data), 'the data are no object'),
    )
}

/** Of each call that changes nothing: a field missing, a field of a wrong type, a field too many. */
async function wrongFields(trial: Trial) {
  const { rows, one } = trial
  for (const [name, plan] of Object.entries(reads)) {
    const spec = specs[name]
    const data = plan(one, trial)
    if (!spec || typeof data === 'string') continue
    for (const field of requiredOf(spec)) {
      const { [field]: _left, ...without } = data as Record<string, unknown>
      await rows.try('errors', `${name} without ${field}`, async () =>
        refuses(await one.device.ask(name, without), `${field} is missing`),
      )
      await rows.try('errors', `${name} with an object as ${field}`, async () =>
        refuses(await one.device.ask(name, { ...data, [field]: {} }), `${field} is an object`),
      )
    }
    await rows.try('errors', `${name} with an unknown field`, async (): Promise<Verdict> => {
      const heard = await one.device.ask(name, { ...data, no_such_field: 1 })
      return faultOf(heard) ?? holds()
    })
  }
}

const wrongRequests: [name: string, route: RouteSpec, query: object][] = [
  ['getCourses without days', routes.getCourses, {}],
  ['getCourses with a day that is none', routes.getCourses, { from: '2026-02-31x', to: '2026-03-01' }],
  ['getDestination with limit 0', routes.getDestination, { limit: 0 }],
  ['getDestination with a page that is no number', routes.getDestination, { page: 'x' }],
]

async function wrongOverHttp({ rows, target, property, one }: Trial) {
  const { cookie } = one.device
  const params = { propertyId: property.id }
  for (const [name, route, query] of wrongRequests)
    await rows.try('errors', name, async () =>
      routeRefuses(await requestOf(target, route, { cookie, params, query }), 'the query is wrong'),
    )
  await rows.try('errors', 'an unknown route', async () => {
    const fetched = await fetchOf(target, 'GET', '/api/v1/no/such/route', { cookie })
    // Some proxy may answer for the hotel, so its form is free.
    return fetched.kind === 'answered' && fetched.status === 404
      ? holds()
      : differs('the status 404', fetched.sent, saidBy(fetched))
  })
  await rows.try('errors', 'an unknown theme', async () =>
    routeRefuses(
      await requestOf(target, routes.getTheme, { cookie, params: { themeId: 'no-such-theme' } }),
      'the app then takes the first of all themes',
      [404],
    ),
  )
  const { method, path } = routes.writeLog
  await rows.try('errors', 'a body that is no JSON', async () =>
    routeRefuses(await fetchOf(target, method, path, { cookie, body: '{"lvl":' }), 'the body is cut off'),
  )
  await rows.try('errors', 'a body with a wrong type', async () =>
    routeRefuses(
      await fetchOf(target, method, path, { cookie, body: { lvl: {}, msg: 1, component: null } }),
      'the fields are wrong',
    ),
  )
}

export const errors: Area = async (trial) => {
  await unknowns(trial)
  await wrongFields(trial)
  await wrongOverHttp(trial)
}
