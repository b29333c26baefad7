// Every call of the contract and who answers it. A call without a handler does not compile.
import type { CallHandlers } from '../../../src/contract/index.ts'
import type { Caller } from '../channel/session.ts'
import type { World } from '../world.ts'
import { authHandlers } from './auth.ts'
import { billHandlers } from './bill.ts'
import { cameraHandlers } from './cameras.ts'
import { contentHandlers } from './content.ts'
import { deviceHandlers } from './device.ts'
import { emailHandlers } from './email.ts'
import { flightHandlers } from './flights.ts'
import { languageHandlers } from './languages.ts'
import { liveTvHandlers } from './liveTv.ts'
import { messageHandlers } from './messages.ts'
import { pickupHandlers } from './pickup.ts'
import { radioHandlers } from './radio.ts'
import { remoteHandlers } from './remote.ts'
import { retailHandlers } from './retail.ts'
import { roomHandlers } from './rooms.ts'
import { searchHandlers } from './search.ts'
import { statisticsHandlers } from './statistics.ts'
import { streamingHandlers } from './streaming.ts'
import { vodHandlers } from './vod.ts'
import { wakeUpHandlers } from './wakeUp.ts'
import { weatherHandlers } from './weather.ts'

export const callHandlers = (world: World): CallHandlers<Caller> => ({
  ...authHandlers(world),
  ...languageHandlers(world),
  ...deviceHandlers(world),
  ...weatherHandlers(world),
  ...statisticsHandlers(world),
  ...retailHandlers(world),
  ...roomHandlers(world),
  ...remoteHandlers(world),
  ...wakeUpHandlers(world),
  ...streamingHandlers(world),
  ...cameraHandlers(world),
  ...messageHandlers(world),
  ...contentHandlers(world),
  ...emailHandlers(world),
  ...searchHandlers(world),
  ...flightHandlers(world),
  ...billHandlers(world),
  ...pickupHandlers(world),
  ...vodHandlers(world),
  ...radioHandlers(world),
  ...liveTvHandlers(world),
})
