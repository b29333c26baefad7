import { createSelector } from '@reduxjs/toolkit'
import { uses12HourClock } from '../../core/time/clock.ts'
import { selectConfig } from '../config/slice.ts'
import { selectLanguage } from '../language/slice.ts'

/** Whether this guest reads AM/PM times (GEN-04). */
export const selectUses12HourClock = createSelector(
  [selectConfig, selectLanguage],
  ({ date_format }, language) => uses12HourClock(date_format, language),
)
