import Bedtime from '@mui/icons-material/BedtimeOutlined'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import { Choices } from '../../ui/Choices.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PillLine } from '../../ui/PillLine.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import type {} from '../../ui/theme.types.ts'
import { hotelTime, timeOfDay } from '../clock.ts'
import { selectConfig } from '../config/slice.ts'
import { useTimes } from '../config/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'
import { useRoomTv } from '../remoteTv/useRoomTv.ts'
import { useNow } from '../useNow.ts'
import { selectSleepTimer, timerChosen, timerWanted } from './slice.ts'
import { minutesLeft, stepsOf } from './steps.ts'

const Card = styled('div')(({ theme }) => ({
  margin: '0.5rem 0 2rem',
  padding: '1.75rem 1.5rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
  textAlign: 'center',
}))
const Figure = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  ...theme.tokens.figures,
  margin: 0,
}))
const Words = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '0.5rem 0 0',
  color: theme.palette.text.secondary,
}))

/** When the room's television goes off by itself (WAKE-11). */
export function SleepTimerScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const television = useRoomTv()
  const { tv, tvs } = television
  const { status, ends, asked } = useSelector(selectSleepTimer)
  useEffect(() => {
    dispatch(timerWanted())
  }, [dispatch])
  const failed = { text: t('errors.module'), retryLabel: t('app.tryAgain') }
  const icon = <Bedtime fontSize="inherit" />
  return (
    <Screen width="list">
      <ScreenTitle below={tv ? t('sleepTimer.text') : undefined}>{t('sleepTimer.title')}</ScreenTitle>
      <Loaded
        status={television.status}
        has={tv !== null}
        loadingLabel={t('app.loading')}
        empty={{ text: t('errors.noData'), icon, action: { label: t('nav.home'), href: '/' } }}
        failed={{ ...failed, onRetry: television.retry }}
      >
        {tv && tvs.length > 1 && (
          <PillLine
            label={t('remoteTv.tvs')}
            options={tvs.map(({ id }) => String(id))}
            value={String(tv.id)}
            read={(id) => tvs.find((one) => String(one.id) === id)?.name || t('remoteTv.tv')}
            onChange={television.choose}
          />
        )}
        <Loaded
          status={status}
          has={status === 'success'}
          loadingLabel={t('app.loading')}
          empty={{ text: t('errors.noData'), icon }}
          failed={{ ...failed, onRetry: () => dispatch(timerWanted()) }}
        >
          <Remaining ends={ends} />
          <Lengths asked={asked} isRunning={ends !== null} />
        </Loaded>
      </Loaded>
    </Screen>
  )
}

/** What the hotel holds: how long the television stays on, and until when (WAKE-14). */
function Remaining({ ends }: { ends: number | null }) {
  const { t } = useTranslation()
  const { time } = useTimes()
  const timezone = useSelector(selectTimezone)
  const now = useNow(10_000)
  const isRunning = ends !== null && ends > now
  return (
    <Card role="status">
      <Figure>
        {isRunning ? t('sleepTimer.minutes', { count: minutesLeft(ends, now) }) : t('sleepTimer.off')}
      </Figure>
      <Words>
        {isRunning
          ? t('sleepTimer.until', { time: time(timeOfDay(hotelTime(ends, timezone))) })
          : t('sleepTimer.staysOn')}
      </Words>
    </Card>
  )
}

/** A press sets it at once. Nothing is chosen while it runs: what remains is none of the steps. */
function Lengths({ asked, isRunning }: { asked: number | null; isRunning: boolean }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { sleep_timer_step, sleep_timer_max } = useSelector(selectConfig)
  const chosen = asked ?? (isRunning ? -1 : 0)
  return (
    <div data-tour="sleeptimer-lengths">
      <Choices title={t('sleepTimer.choose')}>
        <ChoicePills
          label={t('sleepTimer.choose')}
          layout="wrap"
          options={stepsOf(sleep_timer_step, sleep_timer_max).map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? t('sleepTimer.never') : t('sleepTimer.short', { count: minutes }),
          }))}
          value={String(chosen)}
          onChange={(value) => dispatch(timerChosen(Number(value)))}
        />
      </Choices>
    </div>
  )
}
