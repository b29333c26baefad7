// What the areas over HTTP have in common.
import { randomUUID } from 'node:crypto'
import type { RouteSpec } from '../../../../src/contract/define.ts'
import { routes } from '../../../../src/contract/index.ts'
import { bodyOf, isOk, routeFits, routeRefuses, saidBy } from '../../judge.ts'
import { differs, holds, notTried } from '../../report.ts'
import { type Fetched, type RequestOptions, requestOf } from '../../request.ts'
import type { Trial } from '../../trial.ts'

export type RouteName = keyof typeof routes

const routeOf = (name: RouteName): RouteSpec => routes[name]

export const ask = ({ target }: Trial, name: RouteName, options: RequestOptions): Promise<Fetched> =>
  requestOf(target, routeOf(name), options)

/** Makes a request and adds its row. Returns the answer if it was a good one. */
export async function requests(
  trial: Trial,
  name: RouteName,
  options: RequestOptions,
): Promise<Fetched | null> {
  const fetched = await ask(trial, name, options)
  trial.rows.add('writes', name, routeFits(routeOf(name), fetched, false))
  return isOk(fetched) ? fetched : null
}

/** A request about what belongs to the other room. */
export async function mayNotRequest(
  trial: Trial,
  name: RouteName,
  options: RequestOptions,
  what: string,
): Promise<void> {
  await trial.rows.try('isolation', `${name} ${what}`, async () =>
    routeRefuses(await ask(trial, name, options), 'it belongs to the other room', [401, 403, 404]),
  )
}

/** The same `Idempotency-Key` twice: the first answer again, and carried out once. */
export async function requestsOnce(
  trial: Trial,
  name: RouteName,
  options: RequestOptions,
  count?: () => Promise<number | null>,
): Promise<Fetched | null> {
  const { rows } = trial
  const key = randomUUID()
  const before = await count?.()
  const first = await requests(trial, name, { ...options, key })
  if (!first) {
    rows.add('idempotence', `${name} sent twice`, notTried('the first was not accepted'))
    return null
  }
  const second = await ask(trial, name, { ...options, key })
  rows.add(
    'idempotence',
    `${name} sent twice`,
    isOk(second) && JSON.stringify(bodyOf(second)) === JSON.stringify(bodyOf(first))
      ? holds()
      : differs(`the first answer again: ${JSON.stringify(bodyOf(first))}`, second.sent, saidBy(second)),
  )
  const after = await count?.()
  if (typeof before === 'number' && typeof after === 'number')
    rows.add(
      'idempotence',
      `${name} carried out once`,
      after - before === 1 ? holds() : differs('once', second.sent, `${after - before} times`),
    )
  return first
}

/** A POST whose body lacks each field in turn. */
export async function bodyNeedsFields(trial: Trial, name: RouteName, options: RequestOptions): Promise<void> {
  for (const field of Object.keys(options.body as object)) {
    const { [field]: _left, ...body } = options.body as Record<string, unknown>
    await trial.rows.try('errors', `${name} without ${field}`, async () =>
      routeRefuses(await ask(trial, name, { ...options, body }), `${field} is missing`),
    )
  }
}
