import { isSignInDevice } from '../browser/deviceKind.ts'
import { isDemoMode } from '../core/mode.ts'
import { basePath, homePath, loginPath } from '../core/routing/paths.ts'
import { navigated } from '../core/routing/slice.ts'
import { defaultValues } from '../domains/config/values.ts'
import { browserLanguage, hasCatalogue } from '../domains/language/languages.ts'
import { choiceChanged, languageApplied } from '../domains/language/slice.ts'
import { settingsRestored } from '../domains/property/slice.ts'
import { type AuthenticationDecision, decideAuthentication } from '../domains/session/decideAuthentication.ts'
import { withoutEnded } from '../domains/session/endedIdentities.ts'
import { readCookies, readDeviceMode, readLoginData } from '../domains/session/persistence.ts'
import { dropTheme, readSessionValues } from '../domains/session/query.ts'
import { noLoginData } from '../domains/session/session.types.ts'
import { formOffered, selectSession, sessionValuesRead } from '../domains/session/slice.ts'
import { isOpenText } from '../domains/terms/paths.ts'
import { themeRestored } from '../domains/theme/slice.ts'
import type { PageServices } from './createServices.ts'
import { readLook } from './firstPaint/readLook.ts'
import type { AppStore } from './store.ts'

type Decision = AuthenticationDecision['kind']

interface FirstScreen {
  store: AppStore
  page: PageServices
}

/**
 * Dispatches what the page knows before the code that sends requests is loaded: values of address, cookies and storage,
 * the language's texts, and the theme of the page's first responses or of the last visit. It leaves writing cookies and
 * storage to the sagas.
 * @returns null if the first screen depends on the hotel; for the sign-in form, whether texts and theme are known
 */
export function showFirst({ store, page }: FirstScreen): Promise<boolean> | null {
  const here = page.history.presentPlace()
  const search = withoutEnded(page.storage.session, here.search) ?? here.search
  readValues({ store, page }, search)
  const texts = showTexts({ store, page }, search)
  const isText = isOpenText(here.pathname)
  const decision = isText ? null : decideFirst({ store, page }, search)
  const isSignIn = decision === 'signInRequired'
  const pathname = startOf(here.pathname, decision)
  if (isSignIn) store.dispatch(formOffered())
  const place = { pathname, search: isSignIn ? search : here.search }
  // The page's own URL may also lack the slash after the base path.
  window.history.replaceState(window.history.state, '', basePath + pathname + place.search)
  store.dispatch(navigated({ ...place, how: 'load', paramsOnly: false }))
  const look = showLook({ store, page })
  return isSignIn ? Promise.all([texts, look]).then((known) => known.every(Boolean)) : null
}

function readValues({ store, page }: FirstScreen, search: string) {
  store.dispatch(sessionValuesRead({ ...readCookies(page), deviceMode: readDeviceMode(page) }))
  const { mode: keptMode, propertyId } = selectSession(store.getState())
  const { mode = keptMode } = readSessionValues(search, noLoginData)
  // In a demo only the address identifies the guest (MODE-17).
  const login = mode === 'demo' ? noLoginData : readLoginData(page)
  const values = readSessionValues(search, login)
  dropTheme(values, propertyId)
  store.dispatch(sessionValuesRead({ login, ...values }))
}

/** How the guest is signed in (RT-20). Null on the hotel's devices and in other modes, which wait for its answer. */
function decideFirst({ store, page }: FirstScreen, search: string): Decision | null {
  const { mode, deviceMode, status, loginData } = selectSession(store.getState())
  if (mode || deviceMode) return null
  return decideAuthentication({
    mode,
    status,
    loginData,
    storedLogin: readLoginData(page),
    search,
    mayAutologin: true,
    isSignInDevice: isSignInDevice(page.page.userAgent, defaultValues.login_devices),
  }).kind
}

/**
 * The path that the hotel's answer would lead to, too: the form, or home for a sign-in by address (RULE-11, SES-19).
 */
function startOf(pathname: string, decision: Decision | null): string {
  if (decision === 'signInRequired') return loginPath
  return decision === 'autologin' && pathname !== loginPath ? homePath : pathname
}

/** The guest's choice, else English in a demo, else the browser's language (LANG-13 to LANG-16). */
async function showTexts({ store, page }: FirstScreen, search: string): Promise<boolean> {
  const asked = [new URLSearchParams(search).get('lang'), page.cookies.get('lang')]
  const choice = asked.find((key) => key && hasCatalogue(key))
  if (choice) store.dispatch(choiceChanged(choice))
  const isDemo = isDemoMode(selectSession(store.getState()).mode)
  const key = choice || (isDemo ? 'en' : browserLanguage(page.languages[0] ?? 'en'))
  try {
    await page.loadLanguage(key)
  } catch {
    return false
  }
  store.dispatch(languageApplied(key))
  return true
}

async function showLook({ store, page: { storage } }: FirstScreen): Promise<boolean> {
  const { themeId, propertyId } = selectSession(store.getState())
  const { theme, settings } = await readLook({ local: storage.local, themeId, propertyId })
  if (settings) store.dispatch(settingsRestored({ id: propertyId, settings }))
  if (theme) store.dispatch(themeRestored(theme))
  return theme !== null
}
