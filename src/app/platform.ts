/**
 * The code of the first screen: the state of session, channel, language and theme, and the screens that are open to
 * everybody. It is part of the first load, so its size counts against the budget of the first screen. `signIn.ts` has
 * the code that signs a guest in, `guestDomains.ts` all else.
 */
import { chunksSlice } from '../core/chunks/slice.ts'
import { domainsSlice } from '../core/domains/slice.ts'
import { navigationSlice } from '../core/routing/slice.ts'
import { clockSlice } from '../core/time/slice.ts'
import { channelSlice } from '../domains/channel/slice.ts'
import { configSlice } from '../domains/config/slice.ts'
import { dialogsSlice } from '../domains/dialogs/slice.ts'
import { languageSlice } from '../domains/language/slice.ts'
import { login } from '../domains/login/domain.ts'
import { noticesSlice } from '../domains/notices/slice.ts'
import { promoSlice } from '../domains/promo/slice.ts'
import { propertySlice } from '../domains/property/slice.ts'
import { sessionSlice } from '../domains/session/slice.ts'
import { terms } from '../domains/terms/domain.ts'
import { themeSlice } from '../domains/theme/slice.ts'

/** The domains whose screens can be opened without signing in. */
export const openDomains = [login, terms]

export const platformSlices = [
  channelSlice,
  chunksSlice,
  clockSlice,
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
