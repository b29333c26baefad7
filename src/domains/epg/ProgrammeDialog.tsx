import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { Channel } from '../../contract/epg.ts'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { ownDirection } from '../../ui/sharedStyles.ts'
import { useRoomTv, useTvLabel } from '../remoteTv/useRoomTv.ts'
import { ProgressBar, Times, useDateLabel, useTimeLeft } from './ProgrammeTimes.tsx'
import { type EpgEvent, isLong, progressOf } from './schedule.ts'
import { isSameReminder, reminderEnded, reminderSet, selectReminders, usePlayOnTv } from './television.ts'
import '../../ui/theme.types.ts'

/** The reminder of a programme: whether it is set, and a function that sets it or takes it back. */
function useReminder(channel: Channel, event: EpgEvent | null) {
  const dispatch = useDispatch()
  const { reminders } = useSelector(selectReminders)
  const startsAt = event?.start_timestamp ?? 0
  const isSet = reminders.some((one) => isSameReminder(one, { channel, startsAt }))
  const toggle = () => {
    if (!event) return
    const { title } = event
    dispatch(isSet ? reminderEnded({ channel, startsAt }) : reminderSet({ title, startsAt, channel }))
  }
  return { isSet, toggle }
}

interface ProgrammeDialogProps {
  channel: Channel
  /** Null while the dialog is closed. */
  event: EpgEvent | null
  /** Now, Unix seconds. */
  seconds: number
  onClose: () => void
}

const When = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  ...theme.tokens.figures,
  margin: '0 0 0.75rem',
  color: theme.palette.text.secondary,
}))
const Sets = styled('div')({ display: 'grid', gridGap: '0.75rem', width: '100%' })
const Text = styled('p')({ ...ownDirection, margin: '0.75rem 0 0' })

/** Shows the details of a programme. */
export function ProgrammeDialog({ channel, event, seconds, onClose }: ProgrammeDialogProps) {
  const { t } = useTranslation()
  const dateLabel = useDateLabel()
  const { canPlay, play, label } = usePlayOnTv()
  const { tvs, isOpenQuestion, select } = useRoomTv()
  const labelOf = useTvLabel()
  const reminder = useReminder(channel, event)
  // Keeps the last event rendered during the closing transition.
  const last = useRef(event)
  if (event) last.current = event
  const shown = event ?? last.current
  const left = useTimeLeft(shown, seconds)
  if (!shown) return null
  const isNow = shown.start_timestamp <= seconds && seconds < shown.end_timestamp
  const handlePlay = () => {
    play(channel)
    onClose()
  }
  const handlePlayOn = (id: string) => {
    select(id)
    handlePlay()
  }
  return (
    <SheetDialog
      open={event !== null}
      onClose={onClose}
      title={shown.title || t('epg.untitled')}
      closeLabel={t('app.close')}
      actions={
        isNow
          ? canPlay &&
            (isOpenQuestion ? (
              // A guest with several televisions says which one by the first press.
              <Sets>
                {tvs.map((tv) => (
                  <Button key={tv.id} variant="outlined" onClick={() => handlePlayOn(String(tv.id))}>
                    <span>{`${t(label)} · ${labelOf(tv)}`}</span>
                  </Button>
                ))}
              </Sets>
            ) : (
              <Button variant="contained" onClick={handlePlay}>
                <span>{t(label)}</span>
              </Button>
            ))
          : shown.start_timestamp > seconds && (
              <Button variant={reminder.isSet ? 'outlined' : 'contained'} onClick={reminder.toggle}>
                <span>{t(reminder.isSet ? 'epg.forget' : 'epg.remind')}</span>
              </Button>
            )
      }
    >
      <When>
        <span>
          {isLong(shown) ? `${channel.name} ·` : `${channel.name} · ${dateLabel(shown.startDate)} ·`}
        </span>{' '}
        <Times event={shown} />
      </When>
      {isNow && left && <ProgressBar share={progressOf(shown, seconds)} label={left} />}
      {shown.description && <Text>{shown.description}</Text>}
    </SheetDialog>
  )
}
