import { call, put, type SagaGenerator, select, takeLeading } from 'typed-redux-saga'
import { getTheme, getThemes, type Theme } from '../../contract/property.ts'
import { inScheme } from '../../core/colourScheme.ts'
import { routeEntered } from '../../core/routing/slice.ts'
import { log, request, service } from '../../core/services.ts'
import { keptThemeKey } from '../../core/storageKeys.ts'
import { isConnection } from '../channel/slice.ts'
import { registered, selectSession } from '../session/slice.ts'
import { selectTheme, selectThemeStatus, themeFailed, themeLoaded, themeRequested } from './slice.ts'

export function* themeSaga() {
  // A remembered guest is registered before the code of the screen is loaded, so the bars can be rendered in the
  // meantime.
  yield* takeLeading([registered, routeEntered], loadWhenNeeded)
  yield* takeLeading(isConnection, loadAgain)
}

/** Loads the theme when its id has changed or the last load failed (RULE-02). */
function* loadWhenNeeded() {
  const { themeId } = yield* select(selectSession)
  const status = yield* select(selectThemeStatus)
  const theme = yield* select(selectTheme)
  if (status === 'success' && (!themeId || theme?.id === themeId)) return
  yield* put(themeRequested())
  const asked = (themeId ? yield* loadTheme(themeId) : null) ?? (yield* loadFirstTheme())
  // While the hotel is unreachable, the theme of the last visit is used.
  const known = yield* select(selectTheme)
  const kept = asked === 'unreachable' && (!themeId || known?.id === themeId) ? known : null
  const found = typeof asked === 'string' ? kept : asked
  // The first theme, too, takes the requested id if the hotel has no theme of that id, so that it is requested only
  // once (RULE-02).
  const loaded = found && { ...found, id: themeId || found.id }
  const { local } = yield* service('storage')
  yield* put(loaded ? themeLoaded(inScheme(loaded, local)) : themeFailed())
  // In the hotel's own colours, whatever the guest has chosen.
  if (loaded && typeof asked !== 'string') local.write(keptThemeKey, loaded)
}

/** Retries if the theme failed to load while the network was down. */
function* loadAgain() {
  if ((yield* select(selectThemeStatus)) === 'failure') yield* call(loadWhenNeeded)
}

type Asked = Theme | 'failed' | 'unreachable' | null

/** Null if the hotel has no such theme (HTTP-06). */
function* loadTheme(themeId: string): SagaGenerator<Asked> {
  const outcome = yield* request(getTheme, { params: { themeId } })
  if (outcome.kind === 'ok') return outcome.answer
  yield* log('error', 'theme', `the theme did not load: ${outcome.kind}`)
  return outcome.kind === 'refused' && outcome.status === 404 ? null : failureOf(outcome)
}

function* loadFirstTheme(): SagaGenerator<Asked> {
  const outcome = yield* request(getThemes)
  if (outcome.kind === 'ok') return outcome.answer.themes[0] ?? null
  yield* log('error', 'theme', `the list of themes did not load: ${outcome.kind}`)
  return failureOf(outcome)
}

const failureOf = ({ kind }: { kind: string }) => (kind === 'unreachable' ? kind : 'failed')
