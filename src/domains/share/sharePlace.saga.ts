import { call, put, select } from 'typed-redux-saga'
import { shareLink } from '../../browser/share.ts'
import { basePath } from '../../core/routing/paths.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectSession } from '../session/slice.ts'

export function* sharePlace(title: string) {
  const place = yield* select(selectPlace)
  const { propertyId, themeId } = yield* select(selectSession)
  // The URL contains the hotel, but no data of the guest such as room or name.
  const url = new URL(basePath + (place?.pathname ?? '/'), window.location.origin)
  if (propertyId) url.searchParams.set('property', propertyId)
  if (themeId) url.searchParams.set('theme', themeId)
  const outcome = yield* call(shareLink, { title, url: url.href })
  if (outcome === 'copied' || outcome === 'failed')
    yield* put(noticeRaised({ text: `share.${outcome}`, about: 'share' }))
}
