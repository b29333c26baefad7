/** The commands of a remote control (TV-05). */
export const playerCommands = ['rewind', 'play', 'pause', 'stop', 'forward'] as const
export const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
const tvCommands = [
  'power',
  'volume_up',
  'volume_down',
  'mute',
  'channel_up',
  'channel_down',
  'up',
  'down',
  'left',
  'right',
  'ok',
  'back',
  'home',
  'info',
] as const

export type RemoteCommand =
  | (typeof playerCommands)[number]
  | (typeof digits)[number]
  | (typeof tvCommands)[number]

/** True for commands of the media player, which has a request of its own (RT-36). */
export const isPlayerCommand = (command: string): boolean =>
  (playerCommands as readonly string[]).includes(command)
