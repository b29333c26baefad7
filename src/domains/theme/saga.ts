import { put, type SagaGenerator, select, takeLeading } from 'typed-redux-saga'
import { getTheme, getThemes, Theme } from '../../contract/property.ts'
import { routeEntered, selectSession } from '../session/slice.ts'
import { log, request, world } from '../world.ts'
import {
  selectTheme,
  selectThemeStatus,
  themeFailed,
  themeLoaded,
  themeRecalled,
  themeRequested,
} from './slice.ts'

export function* themeSaga() {
  yield* takeLeading(routeEntered, onRouteEntered)
}

/** A load only when the id changed or the last load failed (RULE-02). */
function* onRouteEntered() {
  const { themeId } = yield* select(selectSession)
  const status = yield* select(selectThemeStatus)
  if (status === 'unknown') yield* recall(themeId)
  const theme = yield* select(selectTheme)
  if (status === 'success' && (!themeId || theme?.id === themeId)) return
  yield* put(themeRequested())
  const found = (themeId && (yield* loadTheme(themeId))) || null
  if (found === 'failed') return yield* put(themeFailed())
  const loaded = found ?? (yield* loadFirstTheme())
  yield* put(loaded ? themeLoaded(loaded) : themeFailed())
  if (loaded) (yield* world('storage')).local.write(keptKey, loaded)
}

const keptKey = 'theme-kept'

/** What this device kept, where it is the theme that is asked for. */
function* recall(themeId: string) {
  const storage = yield* world('storage')
  const kept = storage.local.read(keptKey, Theme)
  if (kept && (!themeId || kept.id === themeId)) yield* put(themeRecalled(kept))
}

/** The theme, null where the hotel does not know it, 'failed' where it could not be asked (HTTP-06). */
function* loadTheme(themeId: string): SagaGenerator<Theme | 'failed' | null> {
  const outcome = yield* request(getTheme, { params: { themeId } })
  if (outcome.kind === 'ok') return { ...outcome.answer, id: themeId }
  yield* log('error', 'theme', `the theme did not load: ${outcome.kind}`)
  return outcome.kind === 'refused' && outcome.status === 404 ? null : 'failed'
}

function* loadFirstTheme(): SagaGenerator<Theme | null> {
  const outcome = yield* request(getThemes)
  if (outcome.kind === 'ok') return outcome.answer.themes[0] ?? null
  yield* log('error', 'theme', `the list of themes did not load: ${outcome.kind}`)
  return null
}
