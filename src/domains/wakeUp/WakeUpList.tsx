import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { WakeUp } from '../../contract/wakeUp.ts'
import { Row } from '../../ui/Row.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import type {} from '../../ui/theme.types.ts'
import { useTimes } from '../config/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'
import { useNow } from '../useNow.ts'
import { selectWakeUp, wakeUpDropped, wakeUpWished } from './slice.ts'
import { readWakeTime, timeOf } from './times.ts'
import { useDayName } from './useDayName.ts'

const Time = styled('span')(({ theme }) => ({
  ...theme.typography.h2,
  ...theme.tokens.figures,
  '&[data-off]': { color: theme.palette.text.secondary },
}))

interface WakeUpListProps {
  changing: WakeUp | null
  onChange: (wakeUp: WakeUp | null) => void
}

/** What the hotel holds: a press on the time changes it, the switch turns it off for once, the bin takes it away (WAKE-03). */
export function WakeUpList({ changing, onChange }: WakeUpListProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { time } = useTimes()
  const dayName = useDayName()
  const timezone = useSelector(selectTimezone)
  const { wakeUps, change } = useSelector(selectWakeUp)
  const now = useNow(30_000)
  const isBusy = change === 'fetching'
  if (wakeUps.length === 0) return null
  return (
    <section aria-labelledby="wake-ups">
      <SectionTitle id="wake-ups">{t('wakeUp.set')}</SectionTitle>
      <Rows>
        {wakeUps.map((wakeUp) => {
          const at = readWakeTime(wakeUp.time, timezone)
          const name = { time: time(timeOf(at)), day: dayName(at.date) }
          const hasPassed = Date.parse(wakeUp.time) <= now
          return (
            <Row
              key={wakeUp.id}
              title={<Time data-off={wakeUp.active ? undefined : ''}>{name.time}</Time>}
              text={wakeUp.active ? name.day : t('wakeUp.off', name)}
              plain
              selected={changing?.id === wakeUp.id}
              onClick={() => onChange(changing?.id === wakeUp.id ? null : wakeUp)}
              aside={
                <>
                  {/* One whose time has passed can only be changed or taken away. */}
                  <Toggle
                    label={t('wakeUp.switch', name)}
                    checked={wakeUp.active}
                    disabled={isBusy || (hasPassed && !wakeUp.active)}
                    onChange={(active) =>
                      dispatch(wakeUpWished({ id: wakeUp.id, time: Date.parse(wakeUp.time), active }))
                    }
                  />
                  <IconButton
                    aria-label={t('wakeUp.delete', name)}
                    disabled={isBusy}
                    onClick={() => dispatch(wakeUpDropped(wakeUp.id))}
                  >
                    <DeleteOutlined />
                  </IconButton>
                </>
              }
            />
          )
        })}
      </Rows>
    </section>
  )
}
