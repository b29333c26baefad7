import { call, put, takeEvery } from 'typed-redux-saga'
import { Theme } from '../../contract/property.ts'
import { inScheme } from '../../core/colourScheme.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { reloadWhenSettled } from '../../core/reloadWhenSettled.saga.ts'
import { isVisitOf } from '../../core/routing/screenVisit.ts'
import { service } from '../../core/services.ts'
import { colourSchemeKey, keptThemeKey } from '../../core/storageKeys.ts'
import { themeLoaded } from '../theme/slice.ts'
import { earliest, kindNames, kindOf, kinds } from './kinds.ts'
import { keptForgotten, keptFound, schemeChosen, schemeRead, thisDeviceSlice } from './slice.ts'

function* areas() {
  const { local, session } = yield* service('storage')
  return [local, session]
}

function* findKept() {
  const cookies = yield* service('cookies')
  const found = (yield* areas()).flatMap((area) =>
    area.keys().map((key) => ({ kind: kindOf(key), text: area.get(key) ?? '' })),
  )
  const kept = kindNames.flatMap((kind) => {
    const texts = found.filter((one) => one.kind === kind).map(({ text }) => text)
    const isInCookie = kinds[kind].cookies?.some((name) => cookies.get(name))
    return texts.length > 0 || isInCookie ? [{ kind, since: earliest(texts) }] : []
  })
  yield* put(keptFound(kept))
}

/** Deletes it, then reloads the page, which has it in memory. */
function* forget({ payload: kind }: ReturnType<typeof keptForgotten>) {
  for (const area of yield* areas()) for (const key of area.keys()) if (kindOf(key) === kind) area.remove(key)
  const cookies = yield* service('cookies')
  for (const name of kinds[kind].cookies ?? []) cookies.remove(name)
  if (kind === 'answers') (yield* service('offlineCache')).forget()
  yield* call(reloadWhenSettled)
}

/** Shows the hotel's own theme, which is stored as the hotel has it, in the guest's colours. */
function* changeScheme({ payload: scheme }: ReturnType<typeof schemeChosen>) {
  const { local } = yield* service('storage')
  if (scheme) local.set(colourSchemeKey, scheme)
  else local.remove(colourSchemeKey)
  const theme = local.read(keptThemeKey, Theme)
  if (theme) yield* put(themeLoaded(inScheme(theme, local)))
}

function* thisDeviceSaga() {
  const { local } = yield* service('storage')
  yield* put(schemeRead(local.get(colourSchemeKey) ?? ''))
  yield* takeEvery(schemeChosen, changeScheme)
  yield* takeEvery(isVisitOf('thisDevice'), findKept)
  yield* takeEvery(keptForgotten, forget)
}

export const thisDeviceState: DomainState = { slices: [thisDeviceSlice], saga: thisDeviceSaga }
