/** The options of controls with several positions. */
import type { RoomCommand } from '../../contract/roomControl.ts'

/**
 * Values of blinds and awnings. The current one can be sent again, because a blind may have been stopped on its way.
 */
export const moves = { blind: ['up', 'stop', 'down'], marquise: ['out', 'stop', 'in'] } as const

/** Steps of a fan whose command has no options (ROOM-18). */
const defaultFanSteps = ['off', '1', '2', '3', 'auto']
export const optionsOf = ({ options }: Pick<RoomCommand, 'options'>) =>
  options.length > 0 ? options : defaultFanSteps
