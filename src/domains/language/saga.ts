import { call, put, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { getActiveLanguages, setLanguageOfRoom } from '../../contract/language.ts'
import { screenOf } from '../addresses.ts'
import { channelChanged } from '../channel/slice.ts'
import { isDemoMode, isMode } from '../mode.ts'
import { navigated, selectPlace } from '../navigation/slice.ts'
import { registered, selectIsCheckedIn, selectIsDemo, selectIsWalkin, selectRoom } from '../session/slice.ts'
import { callHotel, log, world } from '../world.ts'
import { browserLanguage, offeredLanguages } from './languages.ts'
import {
  choiceRead,
  contentReset,
  hotelNotTold,
  hotelTold,
  hotelToldStarted,
  languageApplied,
  languageChosen,
  languageReady,
  languageSettled,
  listFailed,
  listLoaded,
  listRequested,
  selectChoice,
  selectIsSpoken,
  selectLanguage,
} from './slice.ts'

const isOffered = (key: string) => offeredLanguages.includes(key)

export function* languageSaga() {
  yield* call(readCookie)
  yield* takeEvery(navigated, onNavigated)
  yield* takeEvery(channelChanged, onChannel)
  yield* takeLatest(registered, onRegistered)
  yield* takeLatest(languageChosen, onChosen)
}

function* readCookie() {
  const cookies = yield* world('cookies')
  const kept = cookies.get('lang') ?? ''
  if (isOffered(kept)) yield* put(choiceRead(kept))
}

/**
 * `lang` in the address is the guest's choice; before the first one the page has no texts yet (QRY-09). What the app
 * filled in itself is none, nor is what an earlier entry of the history still says.
 */
function* onNavigated({ payload }: ReturnType<typeof navigated>) {
  const asked = new URLSearchParams(payload.search).get('lang') ?? ''
  if (payload.how === 'load') {
    if (isOffered(asked)) {
      yield* put(choiceRead(asked))
      const cookies = yield* world('cookies')
      cookies.set('lang', asked)
    }
    return yield* call(apply, yield* startLanguage(payload.search))
  }
  if (payload.refill || payload.how === 'pop' || !isOffered(asked)) return
  const known = (yield* select(selectChoice)) || (yield* select(selectLanguage))
  if (asked !== known) yield* put(languageChosen(asked))
}

/** The guest's choice, else English in a demo, else the browser's language (LANG-13 to LANG-16). */
function* startLanguage(search: string) {
  const choice = yield* select(selectChoice)
  const languages = yield* world('languages')
  // The session hears of the same address in the same moment: its mode may still be the one before.
  const mode = new URLSearchParams(search).get('mode') ?? ''
  const isDemo = mode && isMode(mode) ? isDemoMode(mode) : yield* select(selectIsDemo)
  return choice || (isDemo ? 'en' : browserLanguage(languages[0] ?? 'en'))
}

function* onChannel({ payload }: ReturnType<typeof channelChanged>) {
  if (payload !== 'connected') return
  // The page may still be learning its first language (LANG-16, LANG-17).
  while (!(yield* select(selectIsSpoken))) yield* take(languageApplied)
  yield* put(languageReady())
  yield* put(listRequested())
  const outcome = yield* callHotel(getActiveLanguages, {})
  if (outcome.kind === 'ok') return yield* put(listLoaded(outcome.answer))
  yield* put(listFailed())
  yield* log('warn', 'language', `the list of languages did not load: ${outcome.kind}`)
}

/** The check-in record's language holds, unless this device has a choice of its own (LANG-13, LANG-18). */
function* onRegistered({ payload }: ReturnType<typeof registered>) {
  const isFixed = (yield* select(selectIsWalkin)) || (yield* select(selectIsDemo))
  const choice = yield* select(selectChoice)
  const recorded = payload.result.language?.lang_key ?? ''
  if (!isFixed && !choice && isOffered(recorded)) yield* call(apply, recorded)
  yield* put(languageSettled())
}

function* onChosen({ payload: key }: ReturnType<typeof languageChosen>) {
  if (key === (yield* select(selectLanguage)) || !isOffered(key)) return
  const cookies = yield* world('cookies')
  cookies.set('lang', key)
  yield* put(choiceRead(key))
  const isApplied = yield* call(apply, key)
  yield* put(languageSettled())
  if (!isApplied) return
  if (yield* select(selectIsCheckedIn)) yield* call(tellHotel, key)
  const place = yield* select(selectPlace)
  if (!place || screenOf(place.pathname)?.name !== 'login') yield* put(contentReset())
}

/** A failure is noted; the language is in use all the same (LANG-07). */
function* tellHotel(language: string) {
  yield* put(hotelToldStarted())
  const outcome = yield* callHotel(setLanguageOfRoom, { room: yield* select(selectRoom), language })
  if (outcome.kind === 'ok') return yield* put(hotelTold())
  yield* put(hotelNotTold())
  yield* log('warn', 'language', `the hotel was not told of the language: ${outcome.kind}`)
}

function* apply(key: string): SagaGenerator<boolean> {
  const speak = yield* world('speak')
  try {
    yield* call(speak, key)
  } catch (error) {
    yield* log('error', 'language', `the texts of ${key} did not load: ${String(error)}`)
    // Before there are any texts, English ones are better than none.
    if (key === 'en' || (yield* select(selectIsSpoken))) return false
    return yield* apply('en')
  }
  yield* put(languageApplied(key))
  return true
}
