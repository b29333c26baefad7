/** The contract: every file that defines messages, one line each, and what follows from the list. `pushes.ts` has the push events. */
import * as bill from './bill.ts'
import * as camera from './camera.ts'
import * as config from './config.ts'
import * as content from './content.ts'
import * as courses from './courses.ts'
import type { AskOf, WireOf } from './define.ts'
import * as destination from './destination.ts'
import * as device from './device.ts'
import * as email from './email.ts'
import * as epg from './epg.ts'
import * as flights from './flights.ts'
import * as language from './language.ts'
import * as mail from './mail.ts'
import * as messages from './messages.ts'
import * as mobileKey from './mobileKey.ts'
import * as pickup from './pickup.ts'
import * as property from './property.ts'
import * as quickCalls from './quickCalls.ts'
import * as radio from './radio.ts'
import * as remote from './remote.ts'
import * as retailInfo from './retailInfo.ts'
import * as roomControl from './roomControl.ts'
import * as rooms from './rooms.ts'
import * as search from './search.ts'
import * as session from './session.ts'
import * as shop from './shop.ts'
import * as shopPushes from './shopPushes.ts'
import * as skin from './skin.ts'
import * as statistics from './statistics.ts'
import * as streaming from './streaming.ts'
import * as vod from './vod.ts'
import * as wakeUp from './wakeUp.ts'
import * as weather from './weather.ts'

export const modules = {
  bill,
  camera,
  config,
  content,
  courses,
  destination,
  device,
  email,
  epg,
  flights,
  language,
  mail,
  messages,
  mobileKey,
  pickup,
  property,
  quickCalls,
  radio,
  remote,
  retailInfo,
  roomControl,
  rooms,
  search,
  session,
  shop,
  shopPushes,
  skin,
  statistics,
  streaming,
  vod,
  wakeUp,
  weather,
}

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
