import { addMinutes } from '../../core/time/clock.ts'

/** When a television reboots each day: times of the hotel's wall clock, and an offset in minutes (DEV-16). */
export interface RebootPlan {
  /** `HH:MM` */
  time: string
  /** `HH:MM`, for a television that was asleep, off or in use at the first time. */
  fallback: string
  /** Keeps the televisions of a hotel from rebooting at the same moment. */
  offsetMinutes: number
}

/** Two successive readings of the clock, in the form `YYYY-MM-DD HH:MM:SS`. */
export interface ClockStep {
  before: string
  now: string
}

export type DueReboot = 'first' | 'fallback' | null

/** A longer step means that the television was asleep: a time within it is missed. */
const maxStepMinutes = 5

/** Returns which of the two times of the day is within this step of the clock. */
export function dueReboot(step: ClockStep, plan: RebootPlan): DueReboot {
  if (step.now > addMinutes(step.before, maxStepMinutes)) return null
  if (isWithin(step, plan.time, plan.offsetMinutes)) return 'first'
  return isWithin(step, plan.fallback, plan.offsetMinutes) ? 'fallback' : null
}

/** Whether the time, plus the offset, is within the step. An invalid time never is. */
function isWithin({ before, now }: ClockStep, time: string, offsetMinutes: number): boolean {
  if (!/^([01]?\d|2[0-3]):[0-5]\d$/.test(time)) return false
  // Plus its offset, a time late in the evening may be due on the next day.
  return [before, now].some((moment) => {
    const at = addMinutes(`${moment.slice(0, 10)} ${time.padStart(5, '0')}:00`, offsetMinutes)
    return before < at && at <= now
  })
}
