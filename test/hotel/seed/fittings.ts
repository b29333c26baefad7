// The controls of each room, with the default values that housekeeping leaves.
import type { Text } from '../content/types.ts'

export type Kind =
  | 'dnd'
  | 'light'
  | 'blind'
  | 'marquise'
  | 'fan'
  | 'fanspeed'
  | 'heating'
  | 'aircondition'
  | 'floorheating'
  | 'camera'
  | 'doorbell'
  | 'schedule'

export interface FittedCommand {
  id: string
  type: Kind
  title: Text
  min?: number
  max?: number
  step?: number
  unit?: 'C' | 'F'
  options?: string[]
  /** Default value, as housekeeping leaves it; the same in each area that has the control. */
  value: unknown
  /** Set if the control switches all lights of the suite. */
  isForAllLights?: true
  /** Message to the guest when the control is set to the value `at`. */
  word?: { at: unknown; text: Text; seconds: number }
}

export interface FittedGroup {
  id: string
  title: Text
  commands: string[]
  groups?: FittedGroup[]
}

export interface Fittings {
  commands: FittedCommand[]
  /** Ids of the commands in each area. */
  areas: Record<string, string[]>
  groups: FittedGroup[]
}

const words = (en: string, de: string): Text => ({ en, de })
const dimmer = (id: string, title: Text, value: number): FittedCommand => ({
  ...{ id, type: 'light', title, value },
  ...{ min: 0, max: 100, step: 1 },
})
const lamp = (id: string, title: Text, value = false): FittedCommand => ({ id, type: 'light', title, value })
const noTimes = { days: [], cancelNextDay: false }

const dnd: FittedCommand = {
  id: 'dnd',
  type: 'dnd',
  title: words('Do not disturb', 'Bitte nicht stören'),
  value: false,
}
const allLights: FittedCommand = {
  ...lamp('lights.all', words('All lights', 'Alle Lichter'), true),
  isForAllLights: true,
}
const cleaning: FittedCommand = {
  id: 'cleaning',
  type: 'schedule',
  title: words('Cleaning', 'Reinigung'),
  value: noTimes,
}
const laundry: FittedCommand = {
  id: 'laundry',
  type: 'schedule',
  title: words('Laundry', 'Wäsche'),
  value: noTimes,
}
const mainLight = dimmer('light.main', words('Main light', 'Deckenlicht'), 60)
const bedsideLeft = lamp('light.left', words('Bedside lamp, left', 'Nachttischlampe links'))
const bedsideRight = lamp('light.right', words('Bedside lamp, right', 'Nachttischlampe rechts'))
const mirror = dimmer('light.mirror', words('Mirror light', 'Spiegellicht'), 0)
const hallLight = lamp('light.hall', words('Hall light', 'Dielenlicht'), true)
const blind: FittedCommand = { id: 'blind', type: 'blind', title: words('Blind', 'Jalousie'), value: 'up' }
const awning: FittedCommand = {
  id: 'marquise',
  type: 'marquise',
  title: words('Terrace awning', 'Terrassenmarkise'),
  value: 'in',
  word: {
    at: 'out',
    text: words(
      'The awning comes in by itself when the wind gets up.',
      'Bei Wind fährt die Markise von selbst wieder ein.',
    ),
    seconds: 5,
  },
}
const fan: FittedCommand = {
  id: 'fan',
  type: 'fan',
  title: words('Ceiling fan', 'Deckenventilator'),
  value: false,
}
const fanSpeed: FittedCommand = {
  id: 'fan.speed',
  type: 'fanspeed',
  title: words('Fan speed', 'Lüfterstufe'),
  options: ['off', '1', '2', '3', 'auto'],
  value: 'auto',
}
const airing: FittedCommand = { ...fan, id: 'fan.bath', title: words('Extractor fan', 'Abluft') }
const airCondition: FittedCommand = {
  id: 'ac',
  type: 'aircondition',
  title: words('Air conditioning', 'Klimaanlage'),
  ...{ min: 16, max: 28, step: 0.5, unit: 'C' },
  value: { on: true, target: 21.5, current: 22 },
}
const heating: FittedCommand = {
  id: 'heating',
  type: 'heating',
  title: words('Heating', 'Heizung'),
  ...{ min: 16, max: 26, step: 0.5, unit: 'C' },
  value: 20.5,
}
const floor: FittedCommand = {
  id: 'heating.floor',
  type: 'floorheating',
  title: words('Floor heating', 'Fußbodenheizung'),
  ...{ min: 20, max: 32, step: 1, unit: 'C' },
  value: 25,
}
const camera: FittedCommand = {
  id: 'camera',
  type: 'camera',
  title: words('Door camera', 'Türkamera'),
  value: null,
}
const doorbell: FittedCommand = {
  id: 'doorbell',
  type: 'doorbell',
  title: words('Doorbell', 'Türklingel'),
  value: null,
}

const lights = (...commands: string[]): FittedGroup => ({
  id: 'lights',
  title: words('Lights', 'Licht'),
  commands,
})
const shades = (...commands: string[]): FittedGroup => ({
  id: 'shades',
  title: words('Blinds and shade', 'Sicht- und Sonnenschutz'),
  commands,
})
const climate = (commands: string[], air: string[]): FittedGroup => ({
  id: 'climate',
  title: words('Climate', 'Klima'),
  commands,
  ...(air.length > 0 && {
    groups: [{ id: 'air', title: words('Fresh air', 'Frische Luft'), commands: air }],
  }),
})
const service: FittedGroup = {
  id: 'service',
  title: words('Housekeeping', 'Housekeeping'),
  commands: ['cleaning', 'laundry'],
}
const door: FittedGroup = {
  id: 'door',
  title: words('At the door', 'An der Tür'),
  commands: ['camera', 'doorbell'],
}

/** The suite, which has every kind of control. */
const suite: Fittings = {
  commands: [
    ...[dnd, allLights, cleaning, laundry, mainLight, mirror, hallLight, bedsideLeft, bedsideRight],
    lamp('light.floor', words('Floor lamp', 'Stehlampe'), true),
    dimmer('light.reading', words('Reading lamp', 'Leselampe'), 0),
    ...[blind, awning, fan, fanSpeed, airing, airCondition, heating, floor, camera, doorbell],
  ],
  areas: {
    zentral: ['dnd', 'lights.all', 'cleaning', 'laundry'],
    livingroom: [
      ...['light.main', 'light.floor', 'light.reading', 'blind', 'marquise'],
      ...['ac', 'fan', 'fan.speed'],
    ],
    bedroom1: ['light.main', 'light.left', 'light.right', 'blind', 'ac', 'heating'],
    bedroom2: ['light.main', 'light.left', 'blind', 'heating'],
    bathroom: ['light.main', 'light.mirror', 'heating.floor', 'fan.bath'],
    entrance: ['light.hall', 'camera', 'doorbell'],
  },
  groups: [
    lights(
      ...['lights.all', 'light.main', 'light.floor', 'light.reading', 'light.left', 'light.right'],
      ...['light.mirror', 'light.hall'],
    ),
    shades('blind', 'marquise'),
    climate(['ac', 'heating', 'heating.floor'], ['fan', 'fan.speed', 'fan.bath']),
    service,
    door,
  ],
}

/** A room for one or two in the city. */
const double: Fittings = {
  commands: [
    ...[
      dnd,
      cleaning,
      mainLight,
      bedsideLeft,
      bedsideRight,
      blind,
      airCondition,
      mirror,
      floor,
      camera,
      doorbell,
    ],
  ],
  areas: {
    zentral: ['dnd', 'cleaning'],
    bedroom: ['light.main', 'light.left', 'light.right', 'blind', 'ac'],
    bathroom: ['light.mirror', 'heating.floor'],
    entrance: ['camera', 'doorbell'],
  },
  groups: [
    lights('light.main', 'light.left', 'light.right', 'light.mirror'),
    shades('blind'),
    climate(['ac', 'heating.floor'], []),
    { ...service, commands: ['cleaning'] },
    door,
  ],
}

/** A room at the beach: a fan, a terrace, no heating. */
const beach: Fittings = {
  commands: [dnd, cleaning, laundry, mainLight, bedsideLeft, awning, airCondition, fan, fanSpeed, mirror],
  areas: {
    zentral: ['dnd', 'cleaning', 'laundry'],
    bedroom: ['light.main', 'light.left', 'marquise', 'ac', 'fan', 'fan.speed'],
    bathroom: ['light.mirror'],
  },
  groups: [
    lights('light.main', 'light.left', 'light.mirror'),
    shades('marquise'),
    climate(['ac'], ['fan', 'fan.speed']),
    service,
  ],
}

const nothing: Fittings = { commands: [], areas: {}, groups: [] }

const rooms: Record<string, Fittings> = {
  '101': suite,
  '102': double,
  '103': double,
  '104': double,
  '105': double,
  '201': beach,
  demo: suite,
  'demo-2': beach,
}

export const fittingsOf = (room: string): Fittings => rooms[room] ?? nothing
