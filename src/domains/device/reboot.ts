import { addMinutes } from '../../core/time/clock.ts'

/** When a television starts anew each day: the hotel's wall clock, and minutes after it (DEV-16). */
export interface RebootPlan {
  /** `HH:MM` */
  time: string
  /** `HH:MM`, for a set that was asleep, off or in use at the first. */
  fallback: string
  /** So that not all televisions of a hotel start at the same moment. */
  offsetMinutes: number
}

/** Two looks at the clock, in the form `YYYY-MM-DD HH:MM:SS`. */
export interface ClockStep {
  before: string
  now: string
}

export type DueReboot = 'first' | 'fallback' | null

/** Longer between two looks means that the set was asleep: what was due meanwhile is missed. */
const maxStepMinutes = 5

/** Which of the two times of the day lies in this step of the clock. */
export function dueReboot(step: ClockStep, plan: RebootPlan): DueReboot {
  if (step.now > addMinutes(step.before, maxStepMinutes)) return null
  if (isWithin(step, plan.time, plan.offsetMinutes)) return 'first'
  return isWithin(step, plan.fallback, plan.offsetMinutes) ? 'fallback' : null
}

/** A time that is none is never due. */
function isWithin({ before, now }: ClockStep, time: string, offsetMinutes: number): boolean {
  if (!/^([01]?\d|2[0-3]):[0-5]\d$/.test(time)) return false
  // With its offset a time late in the evening may be due on the day after.
  return [before, now].some((moment) => {
    const at = addMinutes(`${moment.slice(0, 10)} ${time.padStart(5, '0')}:00`, offsetMinutes)
    return before < at && at <= now
  })
}
