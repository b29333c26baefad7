import { select, takeEvery } from 'typed-redux-saga'
import { service } from '../../core/services.ts'
import { anybodyEnded } from '../../core/storageKeys.ts'
import { hashOf, readEnded, writeEnded } from './endedIdentities.ts'
import { endedElsewhere } from './otherTab.ts'
import { checkinLost, logoutRequested, registered, selectSession } from './slice.ts'

/** Enough for the guests of a day at a kiosk. */
const maxHashes = 2000

/** Remembers in the tab whose identity ended, until that guest signs in again (SES-30). */
export function* watchIdentity() {
  let present = yield* hashesOfGuest()
  const { session } = yield* service('storage')
  const forget = () => {
    if (present.length > 0) writeEnded(session, without(readEnded(session), [...present, anybodyEnded]))
  }
  forget()
  yield* takeEvery(registered, function* revive() {
    present = yield* hashesOfGuest()
    forget()
  })
  // The state of the guest who leaves may be gone by now; what it was is noted here.
  yield* takeEvery([logoutRequested, checkinLost, endedElsewhere], () => {
    const others = without(readEnded(session), present)
    writeEnded(session, [...others, ...present].slice(-maxHashes))
  })
}

const without = (hashes: readonly string[], removed: readonly string[]) =>
  hashes.filter((hash) => !removed.includes(hash))

/** Of every way in which an address may name the guest: as the guest signed in, and as the hotel knows them. */
function* hashesOfGuest() {
  const { loginData, checkinData } = yield* select(selectSession)
  const { name = '', last_name = '', room = '', id = '' } = checkinData ?? {}
  const rooms = new Set(['', loginData.room, room])
  const names = new Set(['', loginData.name, last_name, `${name} ${last_name}`.trim()])
  const ids = new Set(['', loginData.userId, id])
  const nobody = hashOf({ room: '', name: '', userId: '' })
  const hashes = [...rooms].flatMap((of) =>
    [...names].flatMap((called) => [...ids].map((userId) => hashOf({ room: of, name: called, userId }))),
  )
  return [...new Set(hashes)].filter((hash) => hash !== nobody)
}
