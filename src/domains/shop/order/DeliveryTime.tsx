import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { hotelDate, hotelTime, timeOfDay } from '../../../core/time/clock.ts'
import { useNow } from '../../../core/time/useNow.ts'
import { Choices } from '../../../ui/Choices.tsx'
import { Row, Rows } from '../../../ui/Row.tsx'
import { useTimes } from '../../formats/useTimes.ts'
import { selectTimezone } from '../../property/slice.ts'
import { selectInfos } from '../info/slice.ts'
import { DeliveryDialog } from './DeliveryDialog.tsx'
import { soonestDelivery } from './delivery.ts'
import { selectBlocker, selectForm, timeChosen } from './slice.ts'

const clockIntervalMs = 30_000
const Line = styled(Rows)(({ theme }) => ({
  '& button': { margin: 0, padding: '0.75rem 1rem', backgroundColor: theme.palette.background.paper },
}))

/** The time of delivery: as soon as possible, unless the guest chose a time (ORD-17). */
export function DeliveryTime({ shopIds }: { shopIds: readonly number[] }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const times = useTimes()
  const [isOpen, setOpen] = useState(false)
  const now = useNow(clockIntervalMs)
  const timezone = useSelector(selectTimezone)
  const infos = useSelector(selectInfos)
  const { time } = useSelector(selectForm)
  const isExpired = useSelector(selectBlocker) === 'expired'
  const estimate = Math.max(0, ...shopIds.map((id) => infos[id]?.value.info?.delivery_minutes ?? 0))
  const earliest = { at: soonestDelivery(now, estimate), timezone }
  const today = hotelDate(now, timezone)

  const read = (wallClock: string) => times.time(timeOfDay(wallClock))
  const dayOf = (date: string) => {
    const day = times.day(date, today)
    return day ? t(`order.${day}`) : times.date(date)
  }
  return (
    <Choices title={t('order.when')} {...(isExpired && { error: t('order.errors.expired') })}>
      <Line>
        <Row
          title={time ? `${dayOf(time.slice(0, 10))}, ${read(time)}` : t('order.asap')}
          text={time ? t('order.change') : t('order.about', { time: read(hotelTime(earliest.at, timezone)) })}
          onClick={() => setOpen(true)}
        />
      </Line>
      {isOpen && (
        <DeliveryDialog
          chosen={time}
          estimate={estimate}
          earliest={earliest}
          today={today}
          dayOf={dayOf}
          onChosen={(wallClock) => dispatch(timeChosen(wallClock))}
          onClose={() => setOpen(false)}
        />
      )}
    </Choices>
  )
}
