// The modules of the contract that define messages, by file.
import * as bill from '../../../src/contract/bill.ts'
import * as camera from '../../../src/contract/camera.ts'
import * as config from '../../../src/contract/config.ts'
import * as content from '../../../src/contract/content.ts'
import * as courses from '../../../src/contract/courses.ts'
import * as destination from '../../../src/contract/destination.ts'
import * as device from '../../../src/contract/device.ts'
import * as email from '../../../src/contract/email.ts'
import * as epg from '../../../src/contract/epg.ts'
import * as flights from '../../../src/contract/flights.ts'
import * as language from '../../../src/contract/language.ts'
import * as mail from '../../../src/contract/mail.ts'
import * as messages from '../../../src/contract/messages.ts'
import * as mobileKey from '../../../src/contract/mobileKey.ts'
import * as pickup from '../../../src/contract/pickup.ts'
import * as property from '../../../src/contract/property.ts'
import * as quickCalls from '../../../src/contract/quickCalls.ts'
import * as radio from '../../../src/contract/radio.ts'
import * as remote from '../../../src/contract/remote.ts'
import * as retailInfo from '../../../src/contract/retailInfo.ts'
import * as roomControl from '../../../src/contract/roomControl.ts'
import * as rooms from '../../../src/contract/rooms.ts'
import * as search from '../../../src/contract/search.ts'
import * as session from '../../../src/contract/session.ts'
import * as shop from '../../../src/contract/shop.ts'
import * as shopPushes from '../../../src/contract/shopPushes.ts'
import * as skin from '../../../src/contract/skin.ts'
import * as statistics from '../../../src/contract/statistics.ts'
import * as streaming from '../../../src/contract/streaming.ts'
import * as vod from '../../../src/contract/vod.ts'
import * as wakeUp from '../../../src/contract/wakeUp.ts'
import * as weather from '../../../src/contract/weather.ts'

export const contractModules: Record<string, object> = {
  'bill.ts': bill,
  'camera.ts': camera,
  'config.ts': config,
  'content.ts': content,
  'courses.ts': courses,
  'destination.ts': destination,
  'device.ts': device,
  'email.ts': email,
  'epg.ts': epg,
  'flights.ts': flights,
  'language.ts': language,
  'mail.ts': mail,
  'messages.ts': messages,
  'mobileKey.ts': mobileKey,
  'pickup.ts': pickup,
  'property.ts': property,
  'quickCalls.ts': quickCalls,
  'radio.ts': radio,
  'remote.ts': remote,
  'retailInfo.ts': retailInfo,
  'roomControl.ts': roomControl,
  'rooms.ts': rooms,
  'search.ts': search,
  'session.ts': session,
  'shop.ts': shop,
  'shopPushes.ts': shopPushes,
  'skin.ts': skin,
  'statistics.ts': statistics,
  'streaming.ts': streaming,
  'vod.ts': vod,
  'wakeUp.ts': wakeUp,
  'weather.ts': weather,
}
