import { put, select, take } from 'typed-redux-saga'
import * as v from 'valibot'
import { Station } from '../../../contract/radio.ts'
import { persist } from '../../../core/persistence.ts'
import { service } from '../../../core/services.ts'
import { demoEntered, registered, selectIsRegistered } from '../../session/slice.ts'
import { radioDraft } from '../paths.ts'
import { type RadioState, radioRestored, selectRadio } from '../slice.ts'

const Saved = v.object({ station: Station, isOn: v.boolean() })

/** Restores the playing station after a reload of the page, such as the reload after a lost channel (RT-27). */
export function* restoreAfterReload() {
  const drafts = yield* service('drafts')
  const saved = drafts.read(radioDraft, Saved)
  yield* persist(selectRadio, ({ station, status }: RadioState) => {
    // A silenced station counts as on: the film does not survive the reload.
    if (station) drafts.save(radioDraft, { station, isOn: status !== 'paused' && status !== 'failed' })
    else drafts.clear(radioDraft)
  })
  if (!saved) return
  if (!(yield* select(selectIsRegistered))) yield* take([registered, demoEntered])
  yield* put(radioRestored(saved))
}
