import { addMinutes } from '../clock.ts'

/** When a television starts anew each day: the hotel's wall clock, and minutes after it (DEV-16). */
export interface RebootPlan {
  /** `HH:MM` */
  time: string
  /** `HH:MM`, for a set that was asleep, off or in use at the first. */
  fallback: string
  /** So that not all sets of a house start at the same moment. */
  offset: number
}

/** Two looks at the clock, in the form `YYYY-MM-DD HH:MM:SS`. */
export interface ClockStep {
  before: string
  now: string
}

export type DueReboot = 'first' | 'fallback' | null

/** Longer between two looks means that the set was asleep: what was due meanwhile is missed. */
const longestStep = 5

/** Which of the two times of the day lies in this step of the clock. */
export function dueReboot(step: ClockStep, plan: RebootPlan): DueReboot {
  if (step.now > addMinutes(step.before, longestStep)) return null
  if (passes(step, plan.time, plan.offset)) return 'first'
  return passes(step, plan.fallback, plan.offset) ? 'fallback' : null
}

/** A time that is none is never due. */
function passes({ before, now }: ClockStep, time: string, offset: number): boolean {
  if (!/^([01]?\d|2[0-3]):[0-5]\d$/.test(time)) return false
  // With its offset a time late in the evening may be due on the day after.
  return [before, now].some((moment) => {
    const at = addMinutes(`${moment.slice(0, 10)} ${time.padStart(5, '0')}:00`, offset)
    return before < at && at <= now
  })
}
