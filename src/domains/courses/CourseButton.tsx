import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useTimes } from '../formats/useTimes.ts'
import type { CourseEntry } from './calendar.ts'
import { courseOpened } from './slice.ts'

interface CourseButtonProps {
  entry: CourseEntry
  /** True if the course has begun, and cannot be booked any more (CRS-19). */
  isPast: boolean
  /** True if the course begins after the day of the guest's departure. */
  isAfterStay: boolean
  /** Number of persons that this guest has booked for. */
  booked: number
}

/** A date of a course: time, name, trainer and free places. */
export function CourseButton({ entry, isPast, isAfterStay, booked }: CourseButtonProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { time: readableTime } = useTimes()
  const { name, startTime, trainer, location, freePlaces } = entry
  const places = freePlaces === 0 ? t('courses.full') : t('courses.free', { places: freePlaces ?? 0 })
  return (
    <ButtonBase
      data-part="course"
      disabled={isPast || isAfterStay}
      onClick={() => dispatch(courseOpened(entry))}
    >
      <span data-part="time">{readableTime(startTime)}</span>
      <span data-part="words">
        <span data-part="name">
          <bdi>{name}</bdi>
        </span>
        {(trainer || location) && (
          <span data-part="text">{[trainer, location].filter(Boolean).join(' · ')}</span>
        )}
        {booked > 0 && <span data-part="booked">{t('courses.booked', { persons: booked })}</span>}
        {isPast && <span data-part="places">{t('courses.past')}</span>}
        {isAfterStay && <span data-part="places">{t('courses.afterStay')}</span>}
        {!isPast && !isAfterStay && freePlaces !== null && <span data-part="places">{places}</span>}
      </span>
    </ButtonBase>
  )
}
