// Every call of the contract and who answers it. A call without a handler does not compile.
import type { CallHandlers } from '../../../src/contract/index.ts'
import type { Caller } from '../channel/session.ts'
import type { HotelServices } from '../services.ts'
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

export const callHandlers = (services: HotelServices): CallHandlers<Caller> => ({
  ...authHandlers(services),
  ...languageHandlers(services),
  ...deviceHandlers(services),
  ...weatherHandlers(services),
  ...statisticsHandlers(services),
  ...retailHandlers(services),
  ...roomHandlers(services),
  ...remoteHandlers(services),
  ...wakeUpHandlers(services),
  ...streamingHandlers(services),
  ...cameraHandlers(services),
  ...messageHandlers(services),
  ...contentHandlers(services),
  ...emailHandlers(services),
  ...searchHandlers(services),
  ...flightHandlers(services),
  ...billHandlers(services),
  ...pickupHandlers(services),
  ...vodHandlers(services),
  ...radioHandlers(services),
  ...liveTvHandlers(services),
})
