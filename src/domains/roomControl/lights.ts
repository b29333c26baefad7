import type { RoomControls } from '../../contract/roomControl.ts'
import { arrange, controlsIn } from './arrange.ts'
import { kindOf } from './kinds.ts'
import type { ControlRef } from './sourceState.ts'

type Layout = Pick<RoomControls, 'assignments' | 'commands' | 'groups'>

/** A light of the guest's room, and the value at which it is off. */
export interface Light {
  ref: ControlRef
  off: false | number
  /** It switches the lights of the whole suite, not one of its own. */
  isCentral: boolean
}

/** The lights of a room in all its areas, those of the whole suite first. */
export function lightsOf(layout: Layout): Light[] {
  const areas = arrange(layout, (command) => ['light', 'dimmer'].includes(kindOf(command) ?? ''))
  return areas.flatMap(({ id: area, sections }) =>
    controlsIn(sections).map((command) => ({
      ref: { source: 'hotel' as const, area, id: command.id },
      off: kindOf(command) === 'dimmer' ? (command.min ?? 0) : (false as const),
      isCentral: area === 'zentral' && kindOf(command) === 'light',
    })),
  )
}
