import { select, takeEvery } from 'typed-redux-saga'
import { service } from '../../core/services.ts'
import { anybodyEnded } from '../../core/storageKeys.ts'
import { hashOf, readEnded, undated, writeEnded } from './endedIdentities.ts'
import { endedElsewhere } from './otherTab.ts'
import { type LoginData, noLoginData } from './session.types.ts'
import { checkinLost, logoutRequested, registered, selectSession } from './slice.ts'

/** Enough for the guests of a day at a kiosk. */
const maxHashes = 2000

/** Remembers in the tab whose identity ended, until that guest signs in again (SES-30). */
export function* watchIdentity() {
  let present = yield* hashesOfGuest()
  const { session } = yield* service('storage')
  const forget = ({ checkin }: LoginData) => {
    if (present.length === 0) return
    // Who gives no arrival date may be here for any of the stays that ended.
    const isBack = (hash: string) => present.includes(checkin ? hash : undated(hash))
    const others = readEnded(session).filter((hash) => hash !== anybodyEnded && !isBack(hash))
    writeEnded(session, others)
  }
  forget((yield* select(selectSession)).loginData)
  yield* takeEvery(registered, function* revive({ payload }) {
    present = yield* hashesOfGuest()
    forget(payload.loginData)
  })
  // The state of the guest who leaves may be gone by now; what it was is noted here.
  yield* takeEvery([logoutRequested, checkinLost, endedElsewhere], () => {
    const others = readEnded(session).filter((hash) => !present.includes(hash))
    writeEnded(session, [...others, ...present].slice(-maxHashes))
  })
}

/** Of every way in which an address may name the guest: as the guest signed in, and as the hotel knows them. */
function* hashesOfGuest() {
  const { loginData, checkinData } = yield* select(selectSession)
  const { name = '', last_name = '', room = '', id = '' } = checkinData ?? {}
  const rooms = new Set(['', loginData.room, room])
  const names = new Set(['', loginData.name, last_name, `${name} ${last_name}`.trim()])
  const ids = new Set(['', loginData.userId, id])
  const dates = new Set(['', loginData.checkin])
  const hashes = [...rooms].flatMap((of) =>
    [...names].flatMap((called) =>
      [...ids].flatMap((userId) =>
        [...dates].map((checkin) => hashOf({ room: of, name: called, userId, checkin })),
      ),
    ),
  )
  return [...new Set(hashes)].filter((hash) => hash !== hashOf(noLoginData))
}
