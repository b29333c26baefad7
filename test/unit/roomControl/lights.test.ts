import { afterEach, expect, it } from 'vitest'
import { noticesSlice } from '../../../src/domains/notices/slice.ts'
import {
  controlsLoaded,
  controlsRequested,
  lightsOffPressed,
  roomControlSlice,
  selectValue,
} from '../../../src/domains/roomControl/slice.ts'
import { lightsSaga } from '../../../src/domains/roomControl/state.ts'
import { sessionSlice } from '../../../src/domains/session/slice.ts'
import { endTest } from '../../app/atEnd.ts'
import { runOnStore } from '../runOnStore.ts'
import { command } from './fixtures.ts'

afterEach(endTest)

/** A room whose lights are as given; `all` is the switch of the whole suite. */
function open(state: Record<string, Record<string, unknown>>) {
  const areas = Object.entries(state)
  const app = runOnStore({
    saga: lightsSaga,
    slices: [noticesSlice, roomControlSlice, sessionSlice] as never,
    before: [
      controlsRequested('1 101 en'),
      controlsLoaded({
        assignments: areas.map(([room, values]) => ({ room, assignedCommandIds: Object.keys(values) })),
        commands: ['all', 'lamp', 'desk'].map((id) => command(id, 'light')),
        groups: [],
        state,
      }),
    ],
  })
  const lightAt = (area: string, id: string) =>
    app.state({ selectSlice: (root: never) => selectValue(root, { source: 'hotel', area, id }) })
  return {
    lights: () =>
      areas.flatMap(([area, values]) => Object.keys(values).map((id) => [id, lightAt(area, id)] as const)),
    off: () => app.dispatch(lightsOffPressed()),
    undo: () => {
      const event = app.state(noticesSlice).queue[0]?.action?.event
      if (!event) throw new Error('nothing to undo')
      app.dispatch(event)
    },
  }
}

it('FIND-03 Undo switches on again the lights that were on, and no other', () => {
  const room = open({ bedroom: { lamp: true, desk: false } })
  room.off()
  expect(room.lights()).toEqual([
    ['lamp', false],
    ['desk', false],
  ])
  room.undo()
  expect(room.lights()).toEqual([
    ['lamp', true],
    ['desk', false],
  ])
})

it('FIND-03 where the hotel tells of none that was on, Undo switches the whole suite on again', () => {
  const room = open({ zentral: { all: true }, bedroom: { lamp: false } })
  room.off()
  expect(room.lights()).toContainEqual(['all', false])
  room.undo()
  expect(room.lights()).toContainEqual(['all', true])
})

it('FIND-03 where it tells of one, Undo switches that one on alone', () => {
  const room = open({ zentral: { all: true }, bedroom: { lamp: true, desk: false } })
  room.off()
  room.undo()
  expect(room.lights()).toEqual(
    expect.arrayContaining([
      ['lamp', true],
      ['desk', false],
      ['all', false],
    ]),
  )
})
