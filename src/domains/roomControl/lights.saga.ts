import { put, select, takeEvery } from 'typed-redux-saga'
import { noticeRaised } from '../notices/slice.ts'
import { lightsOf } from './lights.ts'
import {
  controlChanged,
  type LightValue,
  lightsOffPressed,
  lightsRestored,
  selectRoomControls,
  selectValue,
} from './slice.ts'
import { isOn } from './values.ts'

export function* lightsSaga() {
  yield* takeEvery(lightsOffPressed, switchOff)
  yield* takeEvery(lightsRestored, restore)
}

/** Switches all lights off, and offers to switch those on again that were on (FIND-03). */
function* switchOff() {
  const { layout } = yield* select(selectRoomControls, 'hotel')
  const lights = lightsOf(layout)
  const lit: LightValue[] = []
  for (const { ref, isCentral } of lights) {
    const value = yield* select(selectValue, ref)
    if (!isCentral && isOn(value)) lit.push({ ref, value })
  }
  // One switch of the whole suite does it at once, where there is one.
  const central = lights.find(({ isCentral }) => isCentral)
  for (const { ref, off } of central ? [central] : lights) yield* put(controlChanged({ ...ref, value: off }))
  const restored = lit.length > 0 || !central ? lit : [{ ref: central.ref, value: true }]
  yield* put(
    noticeRaised({
      text: 'home.lightsAreOff',
      about: 'lights',
      action: { label: 'shop.added.undo', event: lightsRestored(restored) },
    }),
  )
}

function* restore({ payload }: ReturnType<typeof lightsRestored>) {
  for (const { ref, value } of payload) yield* put(controlChanged({ ...ref, value }))
}
