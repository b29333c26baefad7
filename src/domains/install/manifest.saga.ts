import { call, select } from 'typed-redux-saga'
import { nameHotelInManifest } from '../../browser/manifest.ts'
import { searchOf } from '../../core/routing/query.ts'
import { selectSession } from '../session/slice.ts'

/** Writes property and theme of the session into the start of the app that is installed from this page. */
export function* nameHotel() {
  const { propertyId, themeId } = yield* select(selectSession)
  const values = Object.entries({ property: propertyId, theme: themeId }).filter(([, value]) => value !== '')
  yield* call(nameHotelInManifest, searchOf(new URLSearchParams(values)))
}
