import {
  call,
  delay,
  fork,
  put,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga'
import { getActiveLanguages, setLanguageOfRoom } from '../../contract/language.ts'
import { isDemoMode, isMode } from '../../core/mode.ts'
import { isAt } from '../../core/routing/buildPath.ts'
import { loginPath } from '../../core/routing/paths.ts'
import { navigated, selectPlace } from '../../core/routing/slice.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { isConnection, selectIsReloading } from '../channel/slice.ts'
import {
  authenticationDue,
  reauthenticationDue,
  registered,
  selectIsCheckedIn,
  selectIsDemo,
  selectIsWalkin,
  selectRoom,
} from '../session/slice.ts'
import { browserLanguage, hasCatalogue } from './languages.ts'
import {
  choiceChanged,
  contentReset,
  languageApplied,
  languageChosen,
  languageListFailed,
  languageListLoaded,
  languageListRequested,
  languageSettled,
  roomLanguageFailed,
  roomLanguageRequested,
  roomLanguageSet,
  selectAreTextsLoaded,
  selectLanguage,
  selectLanguageChoice,
} from './slice.ts'

const firstPauseMs = 1000
const longestPauseMs = 30_000

export function* languageSaga() {
  yield* call(readCookie)
  yield* takeEvery(navigated, onNavigated)
  yield* takeEvery(isConnection, onConnected)
  yield* takeLatest(registered, onRegistered)
  yield* takeLatest(languageChosen, onLanguageChosen)
}

function* readCookie() {
  const cookies = yield* service('cookies')
  const stored = cookies.get('lang') ?? ''
  if (hasCatalogue(stored)) yield* put(choiceChanged(stored))
}

/**
 * `lang` in the URL is the guest's choice (QRY-09), unless the app added it itself or it is from an earlier history
 * entry. The first navigation also loads the first texts.
 */
function* onNavigated({ payload }: ReturnType<typeof navigated>) {
  const requested = new URLSearchParams(payload.search).get('lang') ?? ''
  if (payload.how === 'load') {
    const isDemo = yield* isDemoAt(payload.search)
    // A choice that was made on this device before does not apply to the demo (LANG-15).
    if (isDemo) yield* put(choiceChanged(''))
    if (hasCatalogue(requested)) {
      yield* put(choiceChanged(requested))
      const cookies = yield* service('cookies')
      cookies.set('lang', requested)
    }
    return yield* call(applyFirst, yield* initialLanguage(isDemo))
  }
  if (payload.paramsOnly || payload.how === 'pop' || !hasCatalogue(requested)) return
  const current = (yield* select(selectLanguageChoice)) || (yield* select(selectLanguage))
  if (requested !== current) yield* put(languageChosen(requested))
}

/** Retries with growing delays: without any texts there is no screen that could offer a retry. */
function* applyFirst(key: string) {
  let pause = firstPauseMs
  while (!(yield* call(apply, key)) && !(yield* select(selectAreTextsLoaded))) {
    yield* delay(pause)
    pause = Math.min(pause * 2, longestPauseMs)
  }
}

/** The guest's choice, else English in a demo, else the browser's language (LANG-13 to LANG-16). */
function* initialLanguage(isDemo: boolean) {
  const choice = yield* select(selectLanguageChoice)
  const languages = yield* service('languages')
  return choice || (isDemo ? 'en' : browserLanguage(languages[0] ?? 'en'))
}

/** The session handles the same navigation after this saga: its mode may still be the previous one. */
function* isDemoAt(search: string) {
  const mode = new URLSearchParams(search).get('mode') ?? ''
  return mode && isMode(mode) ? isDemoMode(mode) : yield* select(selectIsDemo)
}

function* onConnected() {
  yield* call(firstTexts)
  yield* put(authenticationDue())
  if (yield* select(selectIsReloading)) return
  yield* put(languageListRequested())
  const outcome = yield* callHotel(getActiveLanguages, {})
  if (outcome.kind === 'ok') return yield* put(languageListLoaded(outcome.answer))
  yield* put(languageListFailed())
  yield* log('warn', 'language', `the list of languages did not load: ${outcome.kind}`)
}

/** Waits for the first texts, which may still be loading (LANG-16, LANG-17). */
function* firstTexts() {
  while (!(yield* select(selectAreTextsLoaded))) yield* take(languageApplied)
}

/** Applies the language of the check-in record, unless the guest made a choice on this device (LANG-13, LANG-18). */
function* onRegistered({ payload }: ReturnType<typeof registered>) {
  yield* call(firstTexts)
  const isFixed = (yield* select(selectIsWalkin)) || (yield* select(selectIsDemo))
  const choice = yield* select(selectLanguageChoice)
  const recorded = payload.result.language?.lang_key ?? ''
  if (!isFixed && !choice && hasCatalogue(recorded)) yield* call(apply, recorded)
  yield* put(languageSettled())
}

function* onLanguageChosen({ payload: key }: ReturnType<typeof languageChosen>) {
  const selected = yield* select(selectLanguage)
  // The texts of an earlier choice may still be loading.
  const choice = (yield* select(selectLanguageChoice)) || selected
  if ((key === selected && key === choice) || !hasCatalogue(key)) return
  const cookies = yield* service('cookies')
  cookies.set('lang', key)
  yield* put(choiceChanged(key))
  const isApplied = yield* call(apply, key)
  yield* put(languageSettled())
  if (!isApplied) return
  // Forked: a hotel that does not respond would delay what the guest sees.
  if (yield* select(selectIsCheckedIn)) yield* fork(setRoomLanguage, key)
  const place = yield* select(selectPlace)
  if (place && isAt(place.pathname, loginPath)) return
  yield* put(reauthenticationDue())
  yield* put(contentReset())
}

/** A failure is logged; the app uses the language nevertheless (LANG-07). */
function* setRoomLanguage(language: string) {
  yield* put(roomLanguageRequested())
  const outcome = yield* callHotel(setLanguageOfRoom, { room: yield* select(selectRoom), language })
  if (outcome.kind === 'ok') return yield* put(roomLanguageSet())
  yield* put(roomLanguageFailed())
  yield* log('warn', 'language', `the language of the room was not set: ${outcome.kind}`)
}

/** Returns false if the texts failed to load. If another language was requested in the meantime, its texts stay. */
function* apply(key: string): SagaGenerator<boolean> {
  const loadLanguage = yield* service('loadLanguage')
  try {
    if (yield* call(loadLanguage, key)) yield* put(languageApplied(key))
  } catch (error) {
    yield* log('error', 'language', `the texts of ${key} did not load: ${String(error)}`)
    // English texts are better than none.
    if (key === 'en' || (yield* select(selectAreTextsLoaded))) return false
    return yield* apply('en')
  }
  return true
}
