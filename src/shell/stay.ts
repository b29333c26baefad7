import { cameraSaga } from '../domains/camera/saga.ts'
import { cameraSlice } from '../domains/camera/slice.ts'
import { conciergeSaga } from '../domains/concierge/saga.ts'
import { conciergeSlice } from '../domains/concierge/slice.ts'
import { contentSaga } from '../domains/content/saga.ts'
import { contentSlice } from '../domains/content/slice.ts'
import { deviceSaga } from '../domains/device/saga.ts'
import { deviceSlice } from '../domains/device/slice.ts'
import { leaveSaga } from '../domains/leave/saga.ts'
import { mailSaga } from '../domains/mail/saga.ts'
import { mailSlice } from '../domains/mail/slice.ts'
import { menuSaga } from '../domains/menu/saga.ts'
import { menuSlice } from '../domains/menu/slice.ts'
import { mobileKeySaga } from '../domains/mobileKey/saga.ts'
import { mobileKeySlice } from '../domains/mobileKey/slice.ts'
import { playerSaga } from '../domains/player/saga.ts'
import { playerSlice } from '../domains/player/slice.ts'
import { qrSaga } from '../domains/qr/saga.ts'
import { qrSlice } from '../domains/qr/slice.ts'
import { remoteTvSaga } from '../domains/remoteTv/saga.ts'
import { remoteTvSlice } from '../domains/remoteTv/slice.ts'
import { roomControlSaga } from '../domains/roomControl/saga.ts'
import { roomControlSlice } from '../domains/roomControl/slice.ts'
import { pastOrdersSlice } from '../domains/shop/again/slice.ts'
import { cartSlice } from '../domains/shop/cart/slice.ts'
import { orderSlice } from '../domains/shop/order/slice.ts'
import { shopSaga } from '../domains/shop/saga.ts'
import { shopSlice } from '../domains/shop/slice.ts'
import { sleepTimerSaga } from '../domains/sleepTimer/saga.ts'
import { sleepTimerSlice } from '../domains/sleepTimer/slice.ts'
import { statisticsSaga } from '../domains/statistics/saga.ts'
import { statisticsSlice } from '../domains/statistics/slice.ts'
import { staySaga } from '../domains/stay/saga.ts'
import { staySlice } from '../domains/stay/slice.ts'
import { streamingSaga } from '../domains/streaming/saga.ts'
import { streamingSlice } from '../domains/streaming/slice.ts'
import { wakeUpSaga } from '../domains/wakeUp/saga.ts'
import { wakeUpSlice } from '../domains/wakeUp/slice.ts'
import { weatherSaga } from '../domains/weather/saga.ts'
import { weatherSlice } from '../domains/weather/slice.ts'

/** The domains that serve a guest who is in, one line each. Nobody loads them to sign in. */
export const staySlices = [
  cameraSlice,
  cartSlice,
  conciergeSlice,
  contentSlice,
  deviceSlice,
  mailSlice,
  menuSlice,
  mobileKeySlice,
  orderSlice,
  pastOrdersSlice,
  playerSlice,
  qrSlice,
  remoteTvSlice,
  roomControlSlice,
  shopSlice,
  sleepTimerSlice,
  statisticsSlice,
  staySlice,
  streamingSlice,
  wakeUpSlice,
  weatherSlice,
] as const

export const staySagas = [
  cameraSaga,
  conciergeSaga,
  contentSaga,
  deviceSaga,
  mailSaga,
  leaveSaga,
  menuSaga,
  mobileKeySaga,
  playerSaga,
  qrSaga,
  remoteTvSaga,
  roomControlSaga,
  shopSaga,
  sleepTimerSaga,
  statisticsSaga,
  staySaga,
  streamingSaga,
  wakeUpSaga,
  weatherSaga,
]
