import { call, put, select, takeEvery } from 'typed-redux-saga'
import { getTerms, getTermsIndex } from '../../contract/property.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { isAt } from '../../core/routing/buildPath.ts'
import { routeEntered, selectPlace } from '../../core/routing/slice.ts'
import { log, request } from '../../core/services.ts'
import { languageApplied, selectAreTextsLoaded, selectLanguage } from '../language/slice.ts'
import { selectPropertyId } from '../session/slice.ts'
import { termsPaths } from './paths.ts'
import {
  selectTerms,
  termsFailed,
  termsKey,
  termsLoaded,
  termsRequested,
  termsSlice,
  termsWanted,
} from './slice.ts'

export function* termsSaga() {
  // Not `screenVisit.ts`, which is in the chunk of the guest's domains: these terms are read before sign-in.
  yield* takeEvery([routeEntered, languageApplied, termsWanted], loadOpenTerms)
}

/** Loads the terms of each language once; after a failure, when the guest retries (TERM-04, TERM-05). */
function* loadOpenTerms({ type }: { type: string }) {
  // The first visit may come before the guest's language is known; `languageApplied` follows.
  const place = yield* select(selectPlace)
  const isOpen = place !== null && isAt(place.pathname, termsPaths.terms)
  if (!isOpen || !(yield* select(selectAreTextsLoaded))) return
  const propertyId = yield* select(selectPropertyId)
  const language = yield* select(selectLanguage)
  const key = termsKey(propertyId, language)
  const { status } = yield* select(selectTerms, key)
  if (status !== 'unknown' && !(status === 'failure' && type === termsWanted.type)) return
  yield* put(termsRequested(key))
  const terms = propertyId ? yield* call(load, propertyId, language) : null
  yield* put(terms ? termsLoaded({ key, value: terms }) : termsFailed(key))
}

/** Loads the terms in the guest's language, else in English, else in the first language of the index (HTTP-10). */
function* load(propertyId: string, language: string) {
  const index = yield* request(getTermsIndex, { params: { propertyId } })
  if (index.kind !== 'ok') return yield* call(logFailure, index.kind)
  const { languages, optionalTermsUrl } = index.answer
  const lang = [language, 'en'].find((key) => languages.includes(key)) ?? languages[0] ?? 'en'
  const outcome = yield* request(getTerms, { params: { propertyId, lang } })
  if (outcome.kind !== 'ok') return yield* call(logFailure, outcome.kind)
  const { text } = outcome.answer
  return {
    text,
    title: yield* call(titleOf, text),
    lang,
    optionalTermsUrl: outcome.answer.optionalTermsUrl || optionalTermsUrl,
  }
}

function* logFailure(kind: string) {
  yield* log('error', 'terms', `the terms did not load: ${kind}`)
  return null
}

/** The text of the first `h1` of the markup (TERM-02). The library that cleans markup is loaded with the first terms. */
async function titleOf(text: string): Promise<string> {
  const library = await import('../../core/text/markup.ts').catch(() => null)
  return library?.sanitizeMarkup(text).querySelector('h1')?.textContent?.trim() ?? ''
}

export const termsState: DomainState = { slices: [termsSlice], saga: termsSaga }
