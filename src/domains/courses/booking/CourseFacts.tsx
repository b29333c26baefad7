import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type {} from '../../../ui/theme.types.ts'
import { useReadableTime } from '../../formats/useReadableTime.ts'
import { useTimes } from '../../formats/useTimes.ts'
import type { CourseEntry } from '../calendar.ts'

const Text = styled('p')({ margin: '0 0 1rem', whiteSpace: 'pre-line' })
const Facts = styled('dl')(({ theme }) => ({
  margin: '0 0 1.5rem',
  '& > div': { display: 'flex', padding: '0.25rem 0' },
  '& dt': { ...theme.typography.body2, flex: 'none', width: '35%', color: theme.palette.text.secondary },
  '& dd': { ...theme.typography.body2, ...theme.tokens.figures, margin: 0, minWidth: 0 },
}))

/** Course, date, place, trainer and free places (CRS-11). */
export function CourseFacts({ entry }: { entry: CourseEntry }) {
  const { t } = useTranslation()
  const { date: written } = useTimes()
  const readableTime = useReadableTime()
  const { description, date, startTime, endTime, location, trainer, freePlaces } = entry
  const times = [startTime, endTime].filter(Boolean).map(readableTime).join(' – ')
  const rows = [
    [t('courses.date'), `${written(date)}, ${times}`],
    [t('courses.place'), location],
    [t('courses.trainer'), trainer],
    [t('courses.freePlaces'), freePlaces === null ? '' : String(freePlaces)],
  ]
  return (
    <>
      {description && <Text dir="auto">{description}</Text>}
      <Facts>
        {rows.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ),
        )}
      </Facts>
    </>
  )
}
