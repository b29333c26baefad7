import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { RoomControls, roomControlChanged } from '../../../src/contract/roomControl.ts'
import { arrange, type Section } from '../../../src/domains/roomControl/arrange.ts'
import { kindOf } from '../../../src/domains/roomControl/slice.ts'
import { command, group } from './fixtures.ts'

const areasOf = (rooms: string[]) =>
  arrange(
    {
      assignments: rooms.map((room) => ({ room, assignedCommandIds: ['lamp'] })),
      commands: [command('lamp', 'light')],
      groups: [],
    },
    () => true,
  ).map(({ id }) => id)

/** The ids of sections and of their controls, as an outline. */
const outline = (sections: Section[]): unknown[] =>
  sections.map(({ id, controls, sections: lower }) => [
    id,
    controls.map((one) => one.id).join(' '),
    ...outline(lower),
  ])

const sectionsOf = (ids: string[], groups: ReturnType<typeof group>[]) => {
  const all = ['a', 'b', 'c', 'd', 'e']
  const [area] = arrange(
    {
      assignments: [{ room: 'bedroom', assignedCommandIds: ids }],
      commands: all.map((id) => command(id, 'light')),
      groups,
    },
    () => true,
  )
  return outline(area?.sections ?? [])
}

describe('the order of the rooms', () => {
  it('ROOM-03 the whole suite comes first, then the known rooms, then those of this hotel alone', () => {
    expect(
      areasOf([
        ...['Wintergarten', 'entrance', 'bathroom', 'bedroom2', 'bedroom1', 'bedroom', 'livingroom'],
        ...['zentral', 'sauna'],
      ]),
    ).toEqual([
      ...['zentral', 'livingroom', 'bedroom', 'bedroom1', 'bedroom2', 'bathroom', 'entrance'],
      ...['Wintergarten', 'sauna'],
    ])
  })

  it('ROOM-03, ROOM-25 a room without a control that can be shown has no tab', () => {
    const areas = arrange(
      {
        assignments: [
          { room: 'bathroom', assignedCommandIds: ['jacuzzi', 'gone'] },
          { room: 'bedroom', assignedCommandIds: ['jacuzzi', 'lamp'] },
          { room: 'entrance', assignedCommandIds: [] },
        ],
        commands: [command('jacuzzi', 'jacuzzi'), command('lamp', 'light')],
        groups: [],
      },
      (one) => kindOf(one) !== null,
    )
    expect(areas.map(({ id, sections }) => [id, outline(sections)])).toEqual([['bedroom', [['', 'lamp']]]])
  })

  it('ROOM-04 a room that is assigned twice is one, and shows a command once', () => {
    const [area, ...others] = arrange(
      {
        assignments: [
          { room: 'bedroom', assignedCommandIds: ['a', 'b'] },
          { room: 'bedroom', assignedCommandIds: ['b', 'c'] },
        ],
        commands: ['a', 'b', 'c'].map((id) => command(id, 'light')),
        groups: [],
      },
      () => true,
    )
    expect(others).toEqual([])
    expect(outline(area?.sections ?? [])).toEqual([['', 'a b c']])
  })
})

describe('groups', () => {
  it('ROOM-06 are headings, nested as they are given; what is in none comes first', () => {
    expect(
      sectionsOf(
        ['a', 'b', 'c', 'd'],
        [group('lights', ['b'], { groups: [group('bed', ['c'], { parentGroupId: 'lights' })] })],
      ),
    ).toEqual([
      ['', 'a d'],
      ['lights', 'b', ['bed', 'c']],
    ])
  })

  it('ROOM-06 may stand flat and name their parent', () => {
    expect(
      sectionsOf(['a', 'b'], [group('bed', ['b'], { parentGroupId: 'lights' }), group('lights', ['a'])]),
    ).toEqual([['lights', 'a', ['bed', 'b']]])
  })

  it('ROOM-06 a control of a group and its child stands in the child; an empty group has no heading', () => {
    expect(
      sectionsOf(
        ['a', 'b'],
        [group('lights', ['a', 'b'], { groups: [group('bed', ['b'])] }), group('air', ['e'])],
      ),
    ).toEqual([['lights', 'a', ['bed', 'b']]])
  })

  it('ROOM-06 parents in a circle lose nothing', () => {
    const circle = [group('x', ['a'], { parentGroupId: 'y' }), group('y', ['b'], { parentGroupId: 'x' })]
    expect(sectionsOf(['a', 'b'], circle)).toEqual([
      ['x', 'a'],
      ['y', 'b'],
    ])
  })
})

describe('what a hotel may write', () => {
  it('ROOM-04, ROOM-05, ROOM-06, ROOM-07 reads what is missing, null or written otherwise', () => {
    const read = v.parse(RoomControls, {
      assignments: [{ room: 'bedroom', assignedCommandIds: [7, 'x'] }, { assignedCommandIds: [] }],
      commands: [{ id: 7, type: 'light', max: '100' }, { type: 'light' }, null],
      groups: [{ id: 1, assignedCommandIds: null, groups: null }],
      state: { bedroom: { 7: 40 }, bathroom: null },
    })
    expect(read.assignments).toEqual([{ room: 'bedroom', assignedCommandIds: ['7', 'x'] }])
    expect(read.commands).toEqual([command('7', 'light', { title: '', max: 100 })])
    expect(read.groups).toEqual([group('1', [], { title: '' })])
    expect(read.state).toEqual({ bedroom: { 7: 40 }, bathroom: {} })
    expect(v.parse(RoomControls, {})).toEqual({ assignments: [], commands: [], groups: [], state: {} })
  })

  it.each([
    ['shaped like the state', { room: 'bedroom', command: 'lamp', value: true }],
    ['shaped like what is sent', { room: 'bedroom', command: { id: 'lamp', value: true } }],
    ['several at once', { items: [{ room: 'bedroom', command: { id: 'lamp', value: true } }] }],
  ])('ROOM-07, ROOM-08 reads a pushed change %s', (_, payload) => {
    expect(v.parse(roomControlChanged.payload, payload)).toEqual({
      items: [{ room: 'bedroom', id: 'lamp', value: true }],
    })
  })
})
