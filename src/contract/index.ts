/** All calls and routes; `pushes.ts` has the push events. The hotel's handler table is typed by these maps. */
import { billCalls } from './bill.ts'
import { cameraCalls } from './camera.ts'
import { configRoutes } from './config.ts'
import { contentCalls } from './content.ts'
import { courseRoutes } from './courses.ts'
import type { AskOf, WireOf } from './define.ts'
import { destinationRoutes } from './destination.ts'
import { deviceCalls } from './device.ts'
import { emailCalls } from './email.ts'
import { epgCalls } from './epg.ts'
import { flightCalls } from './flights.ts'
import { languageCalls } from './language.ts'
import { mailRoutes } from './mail.ts'
import { messageCalls } from './messages.ts'
import { mobileKeyRoutes } from './mobileKey.ts'
import { pickupCalls } from './pickup.ts'
import { propertyRoutes } from './property.ts'
import { quickCallRoutes } from './quickCalls.ts'
import { radioCalls } from './radio.ts'
import { remoteCalls } from './remote.ts'
import { roomControlRoutes } from './roomControl.ts'
import { roomCalls } from './rooms.ts'
import { searchCalls } from './search.ts'
import { sessionCalls } from './session.ts'
import { shopCalls } from './shop.ts'
import { statisticsCalls } from './statistics.ts'
import { streamingCalls } from './streaming.ts'
import { vodCalls } from './vod.ts'
import { wakeUpCalls } from './wakeUp.ts'
import { weatherCalls } from './weather.ts'

export const calls = {
  ...sessionCalls,
  ...languageCalls,
  ...deviceCalls,
  ...weatherCalls,
  ...statisticsCalls,
  ...shopCalls,
  ...roomCalls,
  ...remoteCalls,
  ...wakeUpCalls,
  ...streamingCalls,
  ...cameraCalls,
  ...messageCalls,
  ...contentCalls,
  ...emailCalls,
  ...searchCalls,
  ...flightCalls,
  ...billCalls,
  ...pickupCalls,
  ...vodCalls,
  ...radioCalls,
  ...epgCalls,
}
export const routes = {
  ...configRoutes,
  ...propertyRoutes,
  ...roomControlRoutes,
  ...mailRoutes,
  ...mobileKeyRoutes,
  ...courseRoutes,
  ...destinationRoutes,
  ...quickCallRoutes,
}

export type Calls = typeof calls
export type Routes = typeof routes

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
