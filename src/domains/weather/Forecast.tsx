import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Weather } from '../../contract/weather.ts'
import { plainList } from '../../ui/sharedStyles.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useDayName } from '../formats/useDayName.ts'
import { useTemperature } from '../formats/useTemperature.ts'
import { SkyDrawing } from './SkyDrawing.tsx'
import { skyOf } from './sky.ts'

const Days = styled('ul')(plainList)
const Day = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '4rem',
  '& + &': { borderTop: `1px solid ${theme.tokens.hairline}` },
}))
const Names = styled('div')(({ theme }) => ({
  flex: '1 1 6.5rem',
  minWidth: 'min-content',
  '& > span': { ...theme.typography.subtitle1, display: 'block' },
  '& > span + span': { ...theme.typography.body2, color: theme.palette.text.secondary },
}))
const Drawing = styled('div')({ flex: 'none', margin: '0 0.75rem', lineHeight: 0 })
const Range = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  ...theme.tokens.figures,
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 7.5rem',
  maxWidth: '16rem',
  '& > span': { flex: 'none', width: '2.25rem', textAlign: 'right' },
  '& > span:first-of-type': { color: theme.palette.text.secondary },
  '& > span:last-of-type': { fontWeight: 600 },
}))
const Track = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  flex: '1 1 auto',
  height: '0.375rem',
  margin: '0 0.5rem',
  borderRadius: theme.tokens.radius.pill,
  backgroundColor: theme.tokens.well,
}))
const Stretch = styled('div')(({ theme }) => ({
  height: '100%',
  minWidth: '0.375rem',
  borderRadius: theme.tokens.radius.pill,
  // The style cache flips the gradient for RTL.
  background: 'linear-gradient(to right, #6FA8D8, #E5B45C)',
}))

/** The forecast by day, each with a bar that shows its temperatures within the range of all days. */
export function Forecast({ days }: { days: Weather['forecast'] }) {
  const { t } = useTranslation()
  const { degrees } = useTemperature()
  const dayName = useDayName()
  const coldest = days.reduce((lowest, { min }) => Math.min(lowest, min), Number.POSITIVE_INFINITY)
  const warmest = days.reduce((highest, { max }) => Math.max(highest, max), Number.NEGATIVE_INFINITY)
  const span = Math.max(1, warmest - coldest)
  const share = (value: number) => `${((value - coldest) / span) * 100}%`
  return (
    <Days>
      {days.map(({ date, min, max, text, icon }) => (
        <Day key={date}>
          <Names>
            <span>{dayName(date)}</span>
            <span>{text}</span>
          </Names>
          <Drawing>
            <SkyDrawing sky={skyOf(icon)} size="2.75rem" />
          </Drawing>
          <Range>
            <VisuallyHidden>{t('weather.range', { min: degrees(min), max: degrees(max) })}</VisuallyHidden>
            {/* LTR, because a minus is written before its number in every language. */}
            <span aria-hidden="true" dir="ltr">
              {`${degrees(min)}°`}
            </span>
            <Track aria-hidden="true">
              <Stretch style={{ marginInlineStart: share(min), width: share(coldest + max - min) }} />
            </Track>
            <span aria-hidden="true" dir="ltr">
              {`${degrees(max)}°`}
            </span>
          </Range>
        </Day>
      ))}
    </Days>
  )
}
