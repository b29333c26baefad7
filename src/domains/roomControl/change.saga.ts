import { call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga'
import { type RoomItem, setRoomControl } from '../../contract/roomControl.ts'
import { dialogRaised } from '../dialogs/slice.ts'
import { mailWanted } from '../mail/slice.ts'
import { noticeRaised, noticeWithdrawn } from '../notices/slice.ts'
import { checkinLost, selectPropertyId, selectRoom, sessionReset } from '../session/slice.ts'
import { log, request } from '../world.ts'
import {
  type ControlRef,
  changeAccepted,
  changeRefused,
  changeSent,
  controlChanged,
  selectHouse,
  selectStored,
  selectStoredTurn,
  selectWishTurn,
} from './slice.ts'
import { isOn } from './values.ts'

/** A slider is sent when it has rested so long (ROOM-11). In ms. */
const restDelay = 300

export function* changeSaga() {
  yield* takeEvery(controlChanged, changeForGuest)
}

/** What is under way ends with the guest: its answer is none of the next one's business. */
function* changeForGuest(event: ReturnType<typeof controlChanged>) {
  yield* race({ done: call(change, event), left: take([sessionReset, checkinLost]) })
}

interface Sent {
  isTaken: boolean
  items: RoomItem[]
  message?: { text: string; seconds: number | null } | null
}

/** Each change goes its own way: a slow control holds up no other, and nothing waits for an older answer (ROOM-09). */
function* change({ payload }: ReturnType<typeof controlChanged>) {
  const { value, isMoving, mail, ...ref } = payload
  const turn = yield* select(selectWishTurn, ref)
  if (isMoving) yield* delay(restDelay)
  // The guest went on: the last change is the one that is sent.
  if ((yield* select(selectWishTurn, ref)) !== turn) return
  yield* put(changeSent({ ...refOf(ref), turn }))
  const { isTaken, items, message }: Sent =
    ref.house === 'demo' ? { isTaken: true, items: [] } : yield* call(send, ref, value)
  const isLast = (yield* select(selectWishTurn, ref)) === turn
  if (!isTaken) {
    yield* put(changeRefused({ ...refOf(ref), turn }))
    if (isLast) yield* put(noticeRaised({ text: 'errors.request' }))
    return
  }
  const isOvertaken = turn < (yield* select(selectStoredTurn, ref))
  yield* put(changeAccepted({ ...refOf(ref), turn, value, items }))
  if (isLast) {
    yield* call(tellDoNotDisturb, ref)
    if (message?.text) yield* call(show, message)
    if (mail) yield* put(mailWanted({ to: 'cleaning', ...mail }))
  } else if (isOvertaken && !(yield* select(selectWishTurn, ref))) yield* call(sayAgain, ref)
}

const refOf = ({ house, area, id }: ControlRef): ControlRef => ({ house, area, id })

function* send({ area, id }: ControlRef, value: unknown) {
  const propertyId = yield* select(selectPropertyId)
  const roomNr = yield* select(selectRoom)
  const body = { room: area, command: { id, value } }
  const outcome = yield* request(setRoomControl, { params: { propertyId }, query: { roomNr }, body })
  if (outcome.kind === 'ok' && outcome.answer.success)
    return { isTaken: true, items: outcome.answer.items, message: outcome.answer.message }
  const reason = outcome.kind === 'ok' ? 'no success' : outcome.kind
  yield* log('warn', 'room control', `${id} was not set: ${reason}`)
  return { isTaken: false, items: [] }
}

/** An older change was answered after a newer one, so the hotel may hold the older: it hears the last one again. */
function* sayAgain(ref: ControlRef) {
  yield* put(controlChanged({ ...refOf(ref), value: yield* select(selectStored, ref) }))
}

/** Both ways of it are said, after the hotel took it (ROOM-14). */
function* tellDoNotDisturb(ref: ControlRef) {
  const { given } = yield* select(selectHouse, ref.house)
  if (given.commands.find(({ id }) => id === ref.id)?.type !== 'dnd') return
  const isQuiet = isOn(yield* select(selectStored, ref))
  const [said, unsaid] = isQuiet ? ['on', 'off'] : ['off', 'on']
  yield* put(noticeWithdrawn(`roomControl.dnd.${unsaid}`))
  yield* put(noticeRaised({ text: `roomControl.dnd.${said}` }))
}

/** The hotel's own word about a change (ROOM-24). */
function* show({ text, seconds }: { text: string; seconds: number | null }) {
  yield* put(
    dialogRaised({
      id: 'roomControl',
      title: 'roomControl.title',
      text: 'roomControl.said',
      values: { text },
      ...(seconds && seconds > 0 && { seconds }),
      choices: [],
    }),
  )
}
