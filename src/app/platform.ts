/**
 * What runs before sign-in: session, channel, language, theme and the screens that are open to everybody. It is part of
 * the first load, so its size counts against the budget of the first screen. Everything else is in `guestDomains.ts`.
 */
import { chunksSaga } from '../core/chunks/saga.ts'
import { chunksSlice } from '../core/chunks/slice.ts'
import { domainsSlice } from '../core/domains/slice.ts'
import { navigationSlice } from '../core/routing/slice.ts'
import { channelSaga } from '../domains/channel/saga.ts'
import { channelSlice } from '../domains/channel/slice.ts'
import { configSaga } from '../domains/config/saga.ts'
import { configSlice } from '../domains/config/slice.ts'
import { dialogsSlice } from '../domains/dialogs/slice.ts'
import { installSaga } from '../domains/install/saga.ts'
import { languageSaga } from '../domains/language/saga.ts'
import { languageSlice } from '../domains/language/slice.ts'
import { login } from '../domains/login/domain.ts'
import { navigationSaga } from '../domains/navigation/saga.ts'
import { noticesSlice } from '../domains/notices/slice.ts'
import { promoSlice } from '../domains/promo/slice.ts'
import { propertySaga } from '../domains/property/saga.ts'
import { propertySlice } from '../domains/property/slice.ts'
import { sessionSaga } from '../domains/session/saga.ts'
import { sessionSlice } from '../domains/session/slice.ts'
import { terms } from '../domains/terms/domain.ts'
import { themeSaga } from '../domains/theme/saga.ts'
import { themeSlice } from '../domains/theme/slice.ts'

/** The domains whose screens can be opened without signing in. */
export const openDomains = [login, terms]

export const platformSlices = [
  channelSlice,
  chunksSlice,
  configSlice,
  dialogsSlice,
  domainsSlice,
  languageSlice,
  navigationSlice,
  noticesSlice,
  promoSlice,
  propertySlice,
  sessionSlice,
  themeSlice,
] as const

/**
 * In this order, because sagas that take the same event run in the order in which they were started: the language is
 * chosen before the session writes it into the address, and the session reads the address before the navigation decides
 * whether the screen may be shown. The channel starts last, when all of them listen.
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
