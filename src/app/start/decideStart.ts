import { type Cookies, createCookies } from '../../browser/cookies.ts'
import { isSignInDevice } from '../../browser/deviceKind.ts'
import { peekPrefetched } from '../../browser/prefetched.ts'
import { readerOf, type Storage, type StorageArea } from '../../browser/storage.ts'
import { isRecord } from '../../contract/isRecord.ts'
import type { Settings, Theme } from '../../contract/property.ts'
import { inScheme } from '../../core/colourScheme.ts'
import { isDemoMode, isDeviceMode } from '../../core/mode.ts'
import { homePath, loginPath } from '../../core/routing/paths.ts'
import { openedPlace } from '../../core/routing/presentEntry.ts'
import type { Place } from '../../core/routing/slice.ts'
import { autologinRejectedKey, keptThemeKey } from '../../core/storageKeys.ts'
import type { Catalogue } from '../../core/text/catalogues.ts'
import { browserLanguage, hasCatalogue } from '../../domains/language/languages.ts'
import { keptSettingsKey, readKeptSettings, readSettings } from '../../domains/property/readSettings.ts'
import {
  type AuthenticationDecision,
  decideAuthentication,
  isSameStay,
} from '../../domains/session/decideAuthentication.ts'
import { guestParams, hashOf, withoutEnded } from '../../domains/session/endedIdentities.ts'
import {
  readCookies,
  readDeviceMode,
  readLoginHere,
  readLoginProperty,
} from '../../domains/session/persistence.ts'
import { dropTheme, readSessionValues } from '../../domains/session/query.ts'
import { type LoginData, noLoginData, type SessionValues } from '../../domains/session/session.types.ts'
import { isOpenText } from '../../domains/terms/paths.ts'
import { readTheme } from '../../domains/theme/readTheme.ts'

interface StartQuestion {
  /** The address below the base path. */
  place: Place
  storage: Storage
  cookies: Pick<Cookies, 'get'>
  userAgent: string
  /** The browser's languages, best first. */
  languages: readonly string[]
  /** Kinds of device on which guests are asked to sign in, unless the configuration names others. */
  signInDevices: string
}

/** Who the guest is and what they are shown first, as far as address, cookies and storage tell. */
export interface Start {
  /** Values of the session (RULE-01). */
  values: SessionValues & { login: LoginData }
  /** How the guest is signed in (RT-20). */
  guest: AuthenticationDecision['kind']
  /** Where the app begins: where the hotel's answer would lead, too (RULE-11, SES-19). */
  place: Place
  /** The first screen: the sign-in form, home, or the address's own screen. Null if the hotel's answer decides. */
  screen: 'form' | 'home' | 'own' | null
  /** Whether address or storage name somebody, with whom the form may be filled in. */
  isNamed: boolean
  /** Key of the language whose texts are loaded. */
  language: string
  /** The language that the guest has chosen, by the address or earlier (LANG-13). */
  choice: string | undefined
}

/** Decides the start of a page load. The page's script and the app use it, so that both come to the same result. */
export function decideStart(question: StartQuestion): Start {
  const { place, storage, cookies, userAgent, languages, signInDevices } = question
  const search = withoutEnded(storage.session, place.search) ?? place.search
  const values = readValues(question, search)
  const { mode = '', login, isRemembered = false } = values
  const isOfGuest = mode === '' && !values.deviceMode
  const decision = decideAuthentication({
    mode,
    status: 'fetching',
    loginData: login,
    isRemembered,
    search,
    mayAutologin: storage.session.get(autologinRejectedKey) !== hashOf(login),
    isSignInDevice: isSignInDevice(userAgent, signInDevices),
  })
  // Devices of the hotel and other modes wait for the hotel's answer; the texts that everybody may read for none.
  const isCertain = isOfGuest && !isOpenText(place.pathname)
  const guest = decision.kind
  const screen = isCertain ? screenOf(place.pathname, guest) : null
  const paths = { form: loginPath, home: homePath, own: place.pathname }
  const query = new URLSearchParams(place.search)
  const choice = [query.get('lang') ?? '', cookies.get('lang') ?? ''].find(hasCatalogue)
  return {
    values,
    guest,
    place: {
      pathname: screen ? paths[screen] : place.pathname,
      search: screen === 'form' ? search : place.search,
    },
    screen,
    isNamed: guestParams.some((name) => query.get(name)) || Object.values(login).some(Boolean),
    // The guest's choice, else English in a demo, else the browser's language (LANG-13 to LANG-16).
    language: choice || (isDemoMode(mode) ? 'en' : browserLanguage(languages[0] ?? 'en')),
    choice,
  }
}

/** The values of the address, else of cookies and storage. */
function readValues({ storage, cookies }: StartQuestion, search: string): Start['values'] {
  const kept = readCookies({ cookies })
  // Cookies name the house that was looked at last, in whichever tab; the guest's stay is in that of the sign-in.
  const property = readLoginProperty({ storage }) || kept.property
  if (property && property !== kept.property) Object.assign(kept, { property, theme: '' })
  const address = readSessionValues(search, noLoginData)
  const { mode = kept.mode ?? '' } = address
  // In a demo only the address identifies the guest (MODE-17).
  const stored =
    mode === 'demo' ? noLoginData : readLoginHere({ storage }, address.property ?? property ?? '')
  const values = readSessionValues(search, stored)
  const { login = stored } = values
  dropTheme(values, kept.property ?? '')
  const deviceMode = [mode, kept.mode ?? ''].find(isDeviceMode) ?? readDeviceMode({ storage })
  const isRemembered = login.room !== '' && isSameStay(stored, login)
  return { ...kept, ...values, login, isRemembered, deviceMode }
}

function screenOf(pathname: string, guest: Start['guest']): Start['screen'] {
  if (guest === 'signInRequired') return 'form'
  if (pathname === loginPath) return null
  // A sign-in by the address always leads to home; a stored sign-in keeps the address's screen (SES-19).
  if (guest === 'autologin') return 'home'
  if (guest !== 'restore') return null
  return pathname === homePath ? 'home' : 'own'
}

/** The decision that the page's script has made, and what it has requested for it. */
export interface PageStart extends Start {
  /** The whole address that it is for. */
  href: string
  /** The sign-in's texts in `language`; null if they failed to load. */
  texts: Promise<Catalogue | null>
}

declare global {
  interface Window {
    /** Only in a build, whose page contains the script. */
    start?: PageStart
  }
}

/** Decides the start for the page's present address. */
export const decidePageStart = (storage: Storage, signInDevices: string): Start =>
  decideStart({
    place: openedPlace(),
    storage,
    cookies: createCookies(),
    userAgent: navigator.userAgent,
    languages: navigator.languages ?? [navigator.language],
    signInDevices,
  })

export interface Look {
  theme: Theme | null
  settings: Settings | null
}

interface LookQuestion {
  local: StorageArea
  /** Empty where none is known. */
  themeId: string
  propertyId: string
}

/** Theme and sign-in settings of the last visit, else of the page's first responses; null if neither has them. */
export async function readLook({ local, themeId, propertyId }: LookQuestion): Promise<Look> {
  const kept = local.read(keptThemeKey, readerOf(readTheme))
  const keptSettings = local.read(
    keptSettingsKey,
    readerOf((value) => readKeptSettings(value, propertyId)),
  )
  const [theme, settings] = await Promise.all([
    kept && (!themeId || kept.id === themeId) ? kept : askedTheme(themeId),
    keptSettings ?? askedSettings(propertyId),
  ])
  return { theme: theme && inScheme(theme, local), settings }
}

const askedSettings = async (id: string) => (id ? readSettings(await peekPrefetched('settings', id)) : null)

async function askedTheme(id: string) {
  const answer = await peekPrefetched('theme', id)
  if (id) return readTheme(answer, id)
  return isRecord(answer) && Array.isArray(answer.themes) ? readTheme(answer.themes[0]) : null
}
