/** The contract: what follows from its files. `files.ts` lists those, `pushes.ts` the push events. */
import type { AskOf, WireOf } from './define.ts'
import * as modules from './files.ts'

type File = (typeof modules)[keyof typeof modules]
type ValueOf<Exports> = Exports extends Exports ? Exports[keyof Exports] : never
type Call = Extract<ValueOf<File>, { module: string; function: string; ask: unknown }>
type RouteName<Exports> = Exports extends Exports
  ? {
      [Name in keyof Exports]: Exports[Name] extends { method: string; path: string } ? Name : never
    }[keyof Exports]
  : never

/** By module and function, as the wire names them. */
export type Calls = { [Spec in Call as `${Spec['module']}.${Spec['function']}`]: Spec }
/** By the name of the constant. */
export type Routes = { [Name in RouteName<File>]: Extract<File, Record<Name, unknown>>[Name] }

const exported = Object.values(modules).flatMap((file): [string, unknown][] =>
  // By name, as modules order their exports; bundlers do not.
  Object.entries(file).sort(([one], [other]) => (one < other ? -1 : 1)),
)
const has = (value: unknown, ...names: string[]): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && names.every((name) => name in value)

export const calls = Object.fromEntries(
  exported.flatMap(([, spec]) =>
    has(spec, 'module', 'function', 'ask') ? [[`${spec.module}.${spec.function}`, spec]] : [],
  ),
) as unknown as Calls
export const routes = Object.fromEntries(exported.filter(([, spec]) => has(spec, 'method', 'path'))) as Routes

/** The handlers that a hotel must implement, one per call; a missing handler is a compile-time error. */
export type CallHandlers<Guest> = {
  [Name in keyof Calls]: (
    ask: AskOf<Calls[Name]>,
    guest: Guest,
  ) => WireOf<Calls[Name]> | Promise<WireOf<Calls[Name]>>
}
export type RouteHandlers<Visitor> = {
  [Name in keyof Routes]: (
    ask: AskOf<Routes[Name]>,
    visitor: Visitor,
  ) => WireOf<Routes[Name]> | Promise<WireOf<Routes[Name]>>
}

export { modules }
