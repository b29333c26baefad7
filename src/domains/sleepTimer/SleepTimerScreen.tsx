import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import Bedtime from '~icons/ic/outline-bedtime'
import { useLoad } from '../../core/load.ts'
import { hotelTime, timeOfDay } from '../../core/time/clock.ts'
import { useNow } from '../../core/time/useNow.ts'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import { Choices } from '../../ui/Choices.tsx'
import { onTelevision } from '../../ui/formFactor.ts'
import { ScreenTitle } from '../../ui/Screen.tsx'
import { PillShapes } from '../../ui/Shapes.tsx'
import { ScreenSkeleton, Skeleton } from '../../ui/Skeleton.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { withinWindow } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import type {} from '../../ui/theme.types.ts'
import { selectConfig } from '../config/slice.ts'
import { useTimes } from '../formats/useTimes.ts'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { PicturedScreen } from '../menu/PicturedScreenPart.tsx'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectTimezone } from '../property/slice.ts'
import { RoomTvPart } from '../remoteTv/RoomTvPart.tsx'
import { selectAlarmTv } from '../remoteTv/slice.ts'
import { durationOptions, minutesLeft, steppedTo, usualOptions } from './durations.ts'
import { durationChosen, selectPendingMinutes, timer } from './state.ts'

const Card = styled('div')(({ theme }) => ({
  margin: '1.25rem 0 2rem',
  padding: '1.75rem 1.5rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
  textAlign: 'center',
}))
const Figure = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  ...theme.tokens.figures,
  margin: 0,
  // Read from the bed.
  [onTelevision]: { fontSize: '4.5rem' },
}))
const Explanation = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '0.5rem 0 0',
  color: theme.palette.text.secondary,
}))

const shape = (
  <>
    <Card>
      <Figure>{'\u00a0'}</Figure>
      <Explanation>{'\u00a0'}</Explanation>
    </Card>
    <Skeleton variant="text" width="8rem" style={{ marginBottom: '0.5rem' }} />
    <PillShapes widthsRem={[3.75, 5.75, 5.75, 5.75]} wrap />
  </>
)

const icon = <Bedtime fontSize="inherit" />

/** Sets the time at which the room's television switches itself off (WAKE-11). */
export function SleepTimerScreen() {
  const { t } = useTranslation()
  const hasTv = useSelector(selectAlarmTv) !== null
  const { status, value, retry } = useLoad(timer)
  const now = useNow(10_000)
  const hasTexts = useLaterTexts()
  if (!hasTexts) return <ScreenSkeleton width="list" />
  // A timer that expires while the screen is open is off.
  const endsAt = value !== null && value > now ? value : null
  return (
    <PicturedScreen width="list" icon={icon}>
      <ScreenTitle below={hasTv ? t('sleepTimerScreen.text') : undefined}>
        {t('sleepTimer.title')}
      </ScreenTitle>
      <RoomTvPart
        isForAlarm
        empty={{ text: t('errors.noData'), icon }}
        shape={shape}
        content={{ status, retry, isAvailable: status === 'success' }}
      >
        <RemainingTime endsAt={endsAt} now={now} />
        <DurationChoice left={endsAt === null ? 0 : minutesLeft(endsAt, now)} />
      </RoomTvPart>
    </PicturedScreen>
  )
}

/** Shows the remaining minutes of the timer, and its end (WAKE-14). */
function RemainingTime({ endsAt, now }: { endsAt: number | null; now: number }) {
  const { t } = useTranslation()
  const { time } = useTimes()
  const timezone = useSelector(selectTimezone)
  return (
    <Card role="status" data-tour="sleeptimer-left">
      <Figure>
        {endsAt === null
          ? t('sleepTimerScreen.off')
          : t('sleepTimerScreen.minutes', { count: minutesLeft(endsAt, now) })}
      </Figure>
      <Explanation>
        {endsAt === null
          ? t('sleepTimerScreen.staysOn')
          : t('sleepTimerScreen.until', { time: time(timeOfDay(hotelTime(endsAt, timezone))) })}
      </Explanation>
    </Card>
  )
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '1.5rem',
  '& output': { minWidth: withinWindow(5.5) },
}))

/** A press sets the timer. While it runs no option is selected: the remaining time is none of the options. */
function DurationChoice({ left }: { left: number }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { sleep_timer_step, sleep_timer_max } = useSelector(selectConfig)
  const { away } = useHotelNeeded()
  const pendingMinutes = useSelector(selectPendingMinutes)
  const options = durationOptions(sleep_timer_step, sleep_timer_max)
  const shown = pendingMinutes ?? left
  const read = (minutes: number) =>
    minutes === 0 ? t('sleepTimerScreen.never') : t('sleepTimerScreen.short', { count: minutes })
  const choose = (minutes: number) => void dispatch(durationChosen(minutes))
  const ofTimer = { what: t('time.minute'), of: t('sleepTimer.title') }
  return (
    <div data-tour="sleeptimer-lengths" data-starts-here="" role={away && 'group'} {...away}>
      <Choices title={t('sleepTimerScreen.choose')}>
        <ChoicePills
          label={t('sleepTimerScreen.choose')}
          layout="wrap"
          options={usualOptions(options).map((minutes) => ({ value: String(minutes), label: read(minutes) }))}
          value={String(pendingMinutes ?? (left > 0 ? -1 : 0))}
          onChange={(value) => choose(Number(value))}
        />
      </Choices>
      <Line>
        <span aria-hidden="true">{ofTimer.what}</span>
        <Stepper
          label={ofTimer.what}
          labels={{ less: t('time.earlier', ofTimer), more: t('time.later', ofTimer) }}
          value={shown}
          max={options[options.length - 1] ?? 0}
          text={read(shown)}
          onChange={(minutes) => choose(steppedTo(options, shown, minutes > shown))}
        />
      </Line>
    </div>
  )
}
