import { eventChannel } from 'redux-saga'
import { call, fork, put, select, takeEvery } from 'typed-redux-saga'
import { getRoomControls } from '../../contract/roomControl.ts'
import { screenOf } from '../addresses.ts'
import { selectLanguage } from '../language/slice.ts'
import { selectPlace } from '../navigation/slice.ts'
import {
  registered,
  routeEntered,
  selectIsRegistered,
  selectIsWalkin,
  selectPropertyId,
  selectRoom,
  stayBegan,
} from '../session/slice.ts'
import { log, request, world } from '../world.ts'
import { changeSaga } from './change.saga.ts'
import { draftSaga } from './draft.saga.ts'
import { kindOf } from './kinds.ts'
import {
  controlsFailed,
  controlsLoaded,
  controlsRequested,
  controlsWanted,
  selectControlsStatus,
  selectHouse,
  selectLoadedFor,
} from './slice.ts'

export function* roomControlSaga() {
  yield* fork(changeSaga)
  yield* fork(draftSaga)
  yield* takeEvery([stayBegan, registered, routeEntered, controlsWanted], onOccasion)
  const page = yield* world('page')
  const seenAgain = eventChannel<true>((emit) => page.onVisible(() => emit(true)))
  yield* takeEvery(seenAgain, onSeenAgain)
}

type Occasion = ReturnType<typeof stayBegan | typeof registered | typeof routeEntered | typeof controlsWanted>

/** Once for each guest, and again whenever the screen opens (ROOM-01). */
function* onOccasion(event: Occasion) {
  const wanted = yield* select(whoseControls)
  if (!wanted) return
  const isNew = (yield* select(selectLoadedFor)) !== wanted
  const isOpening = routeEntered.match(event) && event.payload.screen === 'roomControl'
  if (isNew || ((isOpening || controlsWanted.match(event)) && !(yield* call(isLoading))))
    yield* call(load, wanted)
}

/** Without a push nobody said what changed while the guest looked elsewhere. */
function* onSeenAgain() {
  const place = yield* select(selectPlace)
  if (place && screenOf(place.pathname)?.name === 'roomControl') yield* put(controlsWanted())
}

const isRegisteredGuest = (
  state: Parameters<typeof selectIsRegistered>[0] & Parameters<typeof selectLanguage>[0],
) => selectIsRegistered(state) && !selectIsWalkin(state)

/** Property, room and language as one text; empty while there is nobody to switch for. */
function whoseControls(state: Parameters<typeof isRegisteredGuest>[0]): string {
  const property = selectPropertyId(state)
  const room = selectRoom(state)
  return isRegisteredGuest(state) && property && room ? `${property} ${room} ${selectLanguage(state)}` : ''
}

function* isLoading() {
  return (yield* select(selectControlsStatus, 'hotel')) === 'fetching'
}

function* load(wanted: string) {
  const propertyId = yield* select(selectPropertyId)
  const roomNr = yield* select(selectRoom)
  yield* put(controlsRequested(wanted))
  const outcome = yield* request(getRoomControls, { params: { propertyId }, query: { roomNr } })
  // Meanwhile another guest, or none, may look at this device.
  if ((yield* select(selectLoadedFor)) !== wanted) return
  if (outcome.kind !== 'ok') {
    yield* put(controlsFailed())
    return yield* log('warn', 'room control', `the controls did not load: ${outcome.kind}`)
  }
  const { given } = yield* select(selectHouse, 'hotel')
  // Said once, not with every reading.
  for (const command of outcome.answer.commands)
    if (!kindOf(command) && !given.commands.some(({ id }) => id === command.id))
      yield* log('warn', 'room control', `${command.id} is left out: unknown type ${command.type}`)
  yield* put(controlsLoaded(outcome.answer))
}
