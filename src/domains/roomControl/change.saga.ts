import { call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga'
import { type RoomItem, setRoomControl } from '../../contract/roomControl.ts'
import { log, request } from '../../core/services.ts'
import { dialogRaised } from '../dialogs/slice.ts'
import { mailRequested } from '../mail/slice.ts'
import { noticeRaised, noticeRevoked } from '../notices/slice.ts'
import { checkinLost, selectPropertyId, selectRoom, sessionReset } from '../session/slice.ts'
import { hasDays } from './schedule/schedule.ts'
import {
  changeAccepted,
  changeRefused,
  changeSent,
  controlChanged,
  scheduleClosed,
  selectPendingSequence,
  selectRoomControls,
  selectScheduleDraft,
  selectStored,
  selectStoredSequence,
} from './slice.ts'
import type { ControlRef } from './sourceState.ts'
import { isOn } from './values.ts'

/** A slider is sent so long after its last move (ROOM-11). */
const settleDelayMs = 300

export function* changeSaga() {
  yield* takeEvery(controlChanged, changeForGuest)
}

/** A change ends with the session: the answer must not reach the next guest. */
function* changeForGuest(event: ReturnType<typeof controlChanged>) {
  yield* race({ done: call(change, event), guestLeft: take([sessionReset, checkinLost]) })
}

interface ChangeResult {
  isAccepted: boolean
  items: RoomItem[]
  message?: { text: string; seconds: number | null } | null | undefined
}

/** Changes are independent: a slow control blocks no other, and no change waits for an older answer (ROOM-09). */
function* change({ payload }: ReturnType<typeof controlChanged>) {
  const { value, isMoving, mail, ...ref } = payload
  const sequence = yield* select(selectPendingSequence, ref)
  if (isMoving) yield* delay(settleDelayMs)
  // The guest has changed it again: only the last change is sent.
  if ((yield* select(selectPendingSequence, ref)) !== sequence) return
  yield* put(changeSent({ ...refOf(ref), sequence }))
  const { isAccepted, items, message }: ChangeResult =
    ref.source === 'demo' ? { isAccepted: true, items: [] } : yield* call(send, ref, value)
  const isLast = (yield* select(selectPendingSequence, ref)) === sequence
  if (!isAccepted) {
    yield* put(changeRefused({ ...refOf(ref), sequence }))
    if (isLast) yield* put(noticeRaised({ text: 'errors.request' }))
    return
  }
  const isOvertaken = sequence < (yield* select(selectStoredSequence, ref))
  yield* put(changeAccepted({ ...refOf(ref), sequence, value, items }))
  if (isLast) {
    yield* call(closeEditor, ref, value)
    yield* call(announceDoNotDisturb, ref)
    if (message?.text) yield* call(showMessage, message)
    if (mail) yield* put(mailRequested({ to: 'cleaning', ...mail }))
  } else if (isOvertaken && !(yield* select(selectPendingSequence, ref))) yield* call(resend, ref)
}

const refOf = ({ source, area, id }: ControlRef): ControlRef => ({ source, area, id })

function* send({ area, id }: ControlRef, value: unknown) {
  const propertyId = yield* select(selectPropertyId)
  const roomNr = yield* select(selectRoom)
  const body = { room: area, command: { id, value } }
  const outcome = yield* request(setRoomControl, { params: { propertyId }, query: { roomNr }, body })
  if (outcome.kind === 'ok' && outcome.answer.success)
    return { isAccepted: true, items: outcome.answer.items, message: outcome.answer.message }
  const reason = outcome.kind === 'ok' ? 'no success' : outcome.kind
  yield* log('warn', 'roomControl', `${id} was not set: ${reason}`)
  return { isAccepted: false, items: [] }
}

/** An older change was answered after a newer one, so the hotel may have stored the older: the last one is sent again. */
function* resend(ref: ControlRef) {
  yield* put(controlChanged({ ...refOf(ref), value: yield* select(selectStored, ref) }))
}

/** The editor of a schedule closes when it is stored, unless it was changed since. */
function* closeEditor({ source, area, id }: ControlRef, value: unknown) {
  const draft = yield* select(selectScheduleDraft, source)
  if (draft?.area !== area || draft.id !== id || !hasDays(value, draft.days)) return
  yield* put(scheduleClosed(source))
}

/** On and off have a message each, once the hotel has accepted the change (ROOM-14). */
function* announceDoNotDisturb(ref: ControlRef) {
  const { layout } = yield* select(selectRoomControls, ref.source)
  if (layout.commands.find(({ id }) => id === ref.id)?.type !== 'dnd') return
  const [current, previous] = isOn(yield* select(selectStored, ref)) ? ['on', 'off'] : ['off', 'on']
  yield* put(noticeRevoked(`roomControl.dnd.${previous}`))
  yield* put(noticeRaised({ text: `roomControl.dnd.${current}`, about: 'dnd' }))
}

/** What the hotel answers to the guest about a change (ROOM-24). */
function* showMessage({ text, seconds }: { text: string; seconds: number | null }) {
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
