/** What a remote control can say to a television (TV-05). */
export const playerCommands = ['rewind', 'play', 'pause', 'stop', 'forward'] as const
export const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
const setCommands = [
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
  | (typeof setCommands)[number]

/** What plays is commanded by another module than the set itself (RT-36). */
export const isForPlayer = (command: string): boolean =>
  (playerCommands as readonly string[]).includes(command)
