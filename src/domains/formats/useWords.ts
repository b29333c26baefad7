import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { hotelDate, hotelTime } from '../../core/time/clock.ts'
import {
  type CalendarMinute,
  calendarMinuteOf,
  dayName,
  twoDigits,
  wallClockOf,
} from '../../core/time/dates.ts'
import { lastMomentOf, momentOf } from '../../core/time/hotelClock.ts'
import { useNow } from '../../core/time/useNow.ts'
import type { TimePartTexts } from '../../ui/TimeDial.tsx'
import { selectLocale } from '../language/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { useTimes } from './useTimes.ts'

/** The time so many minutes later or earlier, over midnight and over a change of the clocks. */
export function stepped(time: CalendarMinute, minutes: number, timezone: string | null): CalendarMinute {
  const wallClock = wallClockOf(time)
  // From the second of two equal times onwards, from the first of them backwards: else it would lead to the other one.
  const from = (minutes > 0 ? lastMomentOf : momentOf)(wallClock, timezone)
  return calendarMinuteOf(hotelTime(from + minutes * 60_000, timezone))
}

/**
 * Returns a formatter of dates: today, tomorrow, or the weekday.
 * @param zone time zone that decides which date is today; the hotel's by default
 */
export function useDayName(zone?: string | null): (date: string) => string {
  const { t } = useTranslation()
  const locale = useSelector(selectLocale)
  const timezone = useSelector(selectTimezone)
  const today = hotelDate(useNow(60_000), zone || timezone)
  return useCallback(
    (date) => dayName(date, today, locale, (word) => t(`weather.${word}`)),
    [t, locale, today],
  )
}

/** Texts of a `TimeDial`. @param title what the time is for, as its buttons name it: "Hour later, Wake-up" */
export function useTimeParts(title: string): Record<'hour' | 'minute', TimePartTexts> {
  const { t } = useTranslation()
  const { hour } = useTimes()
  const textsOf = (what: string) => ({
    label: what,
    labels: { less: t('time.earlier', { what, of: title }), more: t('time.later', { what, of: title }) },
  })
  return {
    hour: { ...textsOf(t('time.hour')), read: hour },
    minute: { ...textsOf(t('time.minute')), read: twoDigits },
  }
}

/** Returns the texts of a `Pager`. */
export function usePagerTexts(page: number, pages: number) {
  const { t } = useTranslation()
  return {
    previous: t('words.previousPage'),
    next: t('words.nextPage'),
    at: t('words.page', { page, pages }),
  }
}

/** Joins words with the comma of the guest's language. */
export function useWordList(): (words: readonly string[]) => string {
  const { t } = useTranslation()
  return useCallback(
    ([first = '', ...rest]: readonly string[]) =>
      rest.reduce((before, next) => t('words.list', { before, next }), first),
    [t],
  )
}
