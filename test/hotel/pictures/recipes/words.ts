// Helpers to write the still lifes in a short form.
import type { Look } from '../studio/objects.ts'
import type { Mood } from '../studio/palette.ts'
import { board, plate, tray } from '../studio/props.ts'
import type { Backdrop, Ground } from '../studio/stage.ts'
import type { Still, Thing } from '../studio/still.ts'

/** The main object, in the middle. */
export const main = (what: string, high = 0.52, at = 0, look: Look & { up?: number } = {}): Thing => ({
  what,
  high,
  at,
  ...look,
})
/** An accompanying object in the front row. */
export const by = (what: string, high: number, at: number, look: Look & { up?: number } = {}): Thing => ({
  what,
  high,
  at,
  row: 'front',
  ...look,
})
/** An object behind the main object. */
export const behind = main

export const onPlate = (wide = 0.62, at = 0): Thing => ({ what: plate(), wide, at, flat: true })
export const onDark = (wide = 0.62, at = 0): Thing => ({
  what: plate('#4a4644', '#2c2927'),
  wide,
  at,
  flat: true,
})
export const onBoard = (wide = 0.7, at = 0): Thing => ({ what: board(), wide, at, flat: true })
export const onTray = (wide = 0.72, at = 0): Thing => ({ what: tray(), wide, at, flat: true })

export const still = (mood: Mood, ...things: Thing[]): Still => ({ mood, things })
export const set = (mood: Mood, backdrop: Backdrop, ground: Ground, ...things: Thing[]): Still => ({
  mood,
  backdrop,
  ground,
  things,
})
