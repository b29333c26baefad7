import type { RoomCommand, RoomControls, RoomGroup } from '../../contract/roomControl.ts'

const command = (id: string, type: string, overrides: Partial<RoomCommand> = {}): RoomCommand => ({
  id,
  type,
  title: `roomControl.demo.${id}`,
  min: null,
  max: null,
  step: null,
  unit: '',
  options: [],
  ...overrides,
})
const group = (id: string, assignedCommandIds: string[]): RoomGroup => ({
  id,
  title: `roomControl.demo.${id}`,
  parentGroupId: null,
  assignedCommandIds,
  groups: [],
})
const degrees = { min: 16, max: 28, step: 0.5, unit: 'C' }

/** A suite with a control of every kind, for the demo. Titles are catalogue keys; no change is sent (ROUTE-10). */
export const demoControls: RoomControls = {
  assignments: [
    { room: 'zentral', assignedCommandIds: ['dnd', 'cleaning', 'laundry'] },
    {
      room: 'livingroom',
      assignedCommandIds: ['main', 'lamp', 'blind', 'marquise', 'cooling', 'fan', 'speed'],
    },
    { room: 'bedroom', assignedCommandIds: ['main', 'lamp', 'blind', 'heating'] },
    { room: 'bathroom', assignedCommandIds: ['main', 'floor'] },
    { room: 'entrance', assignedCommandIds: ['lamp', 'camera', 'doorbell'] },
  ],
  commands: [
    command('dnd', 'dnd'),
    command('cleaning', 'schedule'),
    command('laundry', 'schedule'),
    command('main', 'light', { min: 0, max: 100, step: 1 }),
    command('lamp', 'light'),
    command('blind', 'blind'),
    command('marquise', 'marquise'),
    command('cooling', 'aircondition', degrees),
    command('fan', 'fan'),
    command('speed', 'fanspeed'),
    command('heating', 'heating', degrees),
    command('floor', 'floorheating', { min: 20, max: 32, step: 1, unit: 'C' }),
    command('camera', 'camera'),
    command('doorbell', 'doorbell'),
  ],
  groups: [
    group('lights', ['main', 'lamp']),
    group('shades', ['blind', 'marquise']),
    group('climate', ['cooling', 'heating', 'floor', 'fan', 'speed']),
    group('service', ['cleaning', 'laundry']),
    group('door', ['camera', 'doorbell']),
  ],
  state: {
    zentral: { dnd: false },
    livingroom: {
      main: 70,
      lamp: true,
      blind: 'up',
      marquise: 'in',
      cooling: { on: true, target: 21.5, current: 23 },
      fan: false,
      speed: 'auto',
    },
    bedroom: { main: 0, lamp: false, blind: 'down', heating: 20 },
    bathroom: { main: 40, floor: 26 },
    entrance: { lamp: true, doorbell: true },
  },
}
