import { seekStepSeconds } from '../../../browser/media.ts'
import { maxRepeatIntervalMs } from '../../../ui/focus/heldKeys.ts'

/** A key of the remote control that is held down, or pressed again before its release was reported. */
export interface SeekRun {
  direction: 1 | -1
  startedAt: number
  /** Time of the last step, in milliseconds. */
  steppedAt: number
}

/** A remote control repeats a held key about ten times a second, a keyboard up to thirty: further steps are dropped. */
const minStepIntervalMs = 80

/** By the time for which a key has been held, the seconds of a film that one step covers. */
const paces = [
  [4000, 12 * seekStepSeconds],
  [2000, 6 * seekStepSeconds],
  [800, 3 * seekStepSeconds],
] as const

/** Whether a press at this time continues the run. */
export const continues = (
  run: SeekRun | null,
  direction: SeekRun['direction'],
  nowMs: number,
): run is SeekRun =>
  run !== null && run.direction === direction && nowMs - run.steppedAt <= maxRepeatIntervalMs

/** Seconds by which a held key moves at this time: the longer it is held, the more. 0: too soon for another step. */
export function heldStepSeconds(run: SeekRun, nowMs: number): number {
  if (nowMs - run.steppedAt < minStepIntervalMs) return 0
  const heldMs = nowMs - run.startedAt
  return paces.find(([fromMs]) => heldMs >= fromMs)?.[1] ?? seekStepSeconds
}
