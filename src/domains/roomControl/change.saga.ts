import { call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga'
import { type RoomItem, setRoomControl } from '../../contract/roomControl.ts'
import { log, request } from '../../core/services.ts'
import { dialogRaised } from '../dialogs/slice.ts'
import { mailRequested } from '../mail/slice.ts'
import { noticeRaised, noticeRevoked } from '../notices/slice.ts'
import { selectPropertyId, selectRoom, sessionEnds } from '../session/slice.ts'
import type { ControlRef } from './controlsState.ts'
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
import { hasDays, isOn } from './values.ts'

/** Debounce time of a slider: a change is sent this long after its last move (ROOM-11). */
const settleDelayMs = 300

export function* changeSaga() {
  yield* takeEvery(controlChanged, changeForGuest)
}

/** Cancels a pending change at the end of the session: the response must not reach the next guest. */
function* changeForGuest(event: ReturnType<typeof controlChanged>) {
  yield* race({ done: call(change, event), guestLeft: take(sessionEnds) })
}

interface ChangeResult {
  isAccepted: boolean
  items: RoomItem[]
  message?: { text: string; seconds: number | null } | null | undefined
}

/** Changes are independent: a slow control blocks no other, and no change waits for an older response (ROOM-09). */
function* change({ payload }: ReturnType<typeof controlChanged>) {
  const { value, isMoving, mail, ...ref } = payload
  const sequence = yield* select(selectPendingSequence, ref)
  if (isMoving) yield* delay(settleDelayMs)
  // If the guest has changed the control again meanwhile, only the last change is sent.
  if ((yield* select(selectPendingSequence, ref)) !== sequence) return
  yield* put(changeSent({ ...refOf(ref), sequence }))
  const { isAccepted, items, message }: ChangeResult =
    ref.source === 'demo' ? { isAccepted: true, items: [] } : yield* call(send, ref, value)
  const isLast = (yield* select(selectPendingSequence, ref)) === sequence
  if (!isAccepted) {
    yield* put(changeRefused({ ...refOf(ref), sequence }))
    if (isLast) yield* put(noticeRaised({ text: 'errors.request', isFailure: true }))
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

/** Sends the last change again: an older one was answered after it, so the hotel may have stored the older value. */
function* resend(ref: ControlRef) {
  yield* put(controlChanged({ ...refOf(ref), value: yield* select(selectStored, ref) }))
}

/** Closes the editor of a schedule after it was stored, unless the guest has changed it since. */
function* closeEditor({ source, area, id }: ControlRef, value: unknown) {
  const draft = yield* select(selectScheduleDraft, source)
  if (draft?.area !== area || draft.id !== id || !hasDays(value, draft.days)) return
  yield* put(scheduleClosed(source))
}

/** Shows a notice for on or off once the hotel has accepted the change (ROOM-14), in place of the opposite notice. */
function* announceDoNotDisturb(ref: ControlRef) {
  const { layout } = yield* select(selectRoomControls, ref.source)
  if (layout.commands.find(({ id }) => id === ref.id)?.type !== 'dnd') return
  const [current, previous] = isOn(yield* select(selectStored, ref)) ? ['on', 'off'] : ['off', 'on']
  yield* put(noticeRevoked(`roomControl.dnd.${previous}`))
  yield* put(noticeRaised({ text: `roomControl.dnd.${current}`, about: 'dnd' }))
}

/** Shows the message with which the hotel answers a change (ROOM-24). */
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
