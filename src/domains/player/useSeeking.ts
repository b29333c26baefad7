import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { seekStepSeconds } from '../../browser/media.ts'
import { maxRepeatIntervalMs } from '../../ui/focus/heldKeys.ts'

/** Formats a position in a film: `4:05`, from one hour on `1:04:05`. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

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

/** Time after the last step of a held key, or of a drag, after which the film moves to the new position. */
const settleMs = 300

const lengthOf = ({ duration }: HTMLVideoElement) => (Number.isFinite(duration) ? duration : 0)

/**
 * Moves the film. A press moves it at once; while a key is held only the shown position moves, faster and faster, because
 * loading each place on the way would take too long.
 */
export function useSeeking(element: RefObject<HTMLVideoElement | null>) {
  /** The position that is shown in place of the film's, in seconds. */
  const [target, setTarget] = useState<number | null>(null)
  const pending = useRef<number | null>(null)
  const run = useRef<SeekRun | null>(null)
  const isDown = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const settle = useCallback(() => {
    clearTimeout(timer.current)
    const film = element.current
    if (film && pending.current !== null) film.currentTime = pending.current
    pending.current = null
    setTarget(null)
  }, [element])
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Shows a position, and moves the film there when the guest has settled on it. */
  const seekTo = useCallback(
    (seconds: number) => {
      pending.current = seconds
      setTarget(seconds)
      clearTimeout(timer.current)
      timer.current = setTimeout(settle, settleMs)
    },
    [settle],
  )
  /** @param isRepeat whether the browser reports the press as the repetition of a held key */
  const press = useCallback(
    (direction: 1 | -1, isRepeat: boolean) => {
      const film = element.current
      if (!film || lengthOf(film) === 0) return
      const now = Date.now()
      const within = (seconds: number) => Math.max(0, Math.min(lengthOf(film), seconds))
      const from = pending.current ?? film.currentTime
      if (!(isRepeat || isDown.current) || !continues(run.current, direction, now)) {
        run.current = { direction, startedAt: now, steppedAt: now }
        isDown.current = true
        pending.current = within(from + direction * seekStepSeconds)
        return settle()
      }
      const step = heldStepSeconds(run.current, now)
      if (step === 0) return
      run.current.steppedAt = now
      seekTo(within(from + direction * step))
    },
    [element, seekTo, settle],
  )
  const release = useCallback(() => {
    isDown.current = false
  }, [])
  return { target, seekTo, press, release }
}
