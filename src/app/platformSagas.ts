import { chunksSaga } from '../core/chunks/saga.ts'
import { channelSaga } from '../domains/channel/saga.ts'
import { configSaga } from '../domains/config/saga.ts'
import { installSaga } from '../domains/install/saga.ts'
import { languageSaga } from '../domains/language/saga.ts'
import { navigationSaga } from '../domains/navigation/saga.ts'
import { propertySaga } from '../domains/property/saga.ts'
import { sessionSaga } from '../domains/session/saga.ts'
import { themeSaga } from '../domains/theme/saga.ts'

/**
 * The order matters, because sagas that take the same event run in the order in which they were started: the language
 * is chosen before the session writes it into the address, and the session reads the address before the navigation
 * decides whether the screen may be shown. The configuration listens before the property says whose values to load. The
 * channel starts last, when all of them listen.
 */
export const platformSagas = [
  chunksSaga,
  languageSaga,
  sessionSaga,
  navigationSaga,
  configSaga,
  propertySaga,
  themeSaga,
  installSaga,
  channelSaga,
]
