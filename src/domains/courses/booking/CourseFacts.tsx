import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../ui/Facts.tsx'
import { useTimes } from '../../formats/useTimes.ts'
import type { CourseEntry } from '../calendar.ts'

const Text = styled('p')({ margin: '0 0 1rem', whiteSpace: 'pre-line' })

/** Course, date, place, trainer and free places (CRS-11). */
export function CourseFacts({ entry }: { entry: CourseEntry }) {
  const { t } = useTranslation()
  const { date: written, time: readableTime } = useTimes()
  const { description, date, startTime, endTime, location, trainer, freePlaces } = entry
  // Start and end stay on one line.
  const times = [startTime, endTime].filter(Boolean).map(readableTime).join(' – ').replace(/ /g, '\u00A0')
  const facts = [
    [t('courses.date'), `${written(date)}, ${times}`],
    [t('courses.place'), location],
    [t('courses.trainer'), trainer],
    [t('courses.freePlaces'), freePlaces === null ? '' : String(freePlaces)],
  ] as const
  return (
    <>
      {description && <Text dir="auto">{description}</Text>}
      <Facts facts={facts} />
    </>
  )
}
