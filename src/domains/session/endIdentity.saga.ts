import { call, select, takeEvery } from 'typed-redux-saga'
import { service } from '../../core/services.ts'
import { anybodyEnded } from '../../core/storageKeys.ts'
import { hashOf, readEnded, writeEnded } from './endedIdentities.ts'
import { endedElsewhere } from './otherTab.ts'
import { checkinLost, logoutRequested, registered, selectSession } from './slice.ts'

/** Enough for the guests of a day at a kiosk. */
const maxHashes = 2000

/** The hash of the same guest without an arrival date. */
const undated = (hash: string) => hash.replace(/\w+$/, '')

/** Stores in this tab whose identities have ended, until that guest signs in again (SES-30). */
export function* watchIdentity() {
  const { session } = yield* service('storage')
  let present: string[] = []
  function* revive() {
    present = yield* hashesOfGuest()
    if (present.length === 0) return
    const { checkin } = (yield* select(selectSession)).loginData
    // A guest without an arrival date may be on any of the stays that ended.
    const isBack = (hash: string) => hash === anybodyEnded || present.includes(checkin ? hash : undated(hash))
    writeEnded(
      session,
      readEnded(session).filter((hash) => !isBack(hash)),
    )
  }
  yield* call(revive)
  yield* takeEvery(registered, revive)
  // The state of the guest who leaves may already be reset, so the hashes were computed before.
  yield* takeEvery([logoutRequested, checkinLost, endedElsewhere], () => {
    writeEnded(session, [...new Set([...readEnded(session), ...present])].slice(-maxHashes))
  })
}

/** Hashes of every way in which a URL may name the guest: with the entered values, and with those of the hotel. */
function* hashesOfGuest() {
  const { loginData, checkinData } = yield* select(selectSession)
  const { name = '', last_name = '', room = '', id = '' } = checkinData ?? {}
  const rooms = new Set(['', loginData.room, room])
  const names = new Set(['', loginData.name, last_name, `${name} ${last_name}`.trim()])
  const ids = new Set(['', loginData.userId, id])
  const combined = [...rooms].flatMap((of) =>
    [...names].flatMap((called) =>
      [...ids].map((userId) => hashOf({ ...loginData, room: of, name: called, userId })),
    ),
  )
  // The first one names nobody.
  const hashes = combined.slice(1)
  return [...hashes, ...hashes.map(undated)]
}
