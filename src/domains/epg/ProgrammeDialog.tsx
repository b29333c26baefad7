import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { Channel } from '../../contract/epg.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { ownDirection, shortened } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useRoomTv, useTvLabel } from '../remoteTv/useRoomTv.ts'
import { ProgressBar, Times, useDateLabel, useTimeLeft } from './ProgrammeTimes.tsx'
import { type EpgEvent, isLong, progressOf } from './schedule.ts'
import { isSameReminder, reminderEnded, reminderSet, selectReminders, usePlayOnTv } from './television.ts'
import '../../ui/theme.types.ts'
import { Pressable } from '../../ui/Pressable.tsx'

interface DayProgrammeProps {
  /** The events of one day, and its date. */
  date: string | undefined
  events: readonly EpgEvent[]
  /** Now, Unix seconds. */
  seconds: number
  onOpen: (event: EpgEvent) => void
}

/** Up to this many past programmes are listed; if there are more, all of them are hidden behind a button. */
const maxPast = 3

const List = styled('ol')(({ theme }) => ({
  margin: '0.5rem 0 0',
  padding: 0,
  listStyle: 'none',
  '& [data-part="event"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'flex-start',
    justifyContent: 'flex-start',
    width: 'calc(100% + 1rem)',
    minHeight: '4rem',
    margin: '0 -0.5rem',
    padding: '0.75rem 0.5rem',
    textAlign: 'start',
    borderRadius: theme.tokens.radius.card,
    transition: theme.transitions.create('background-color', { duration: 150 }),
    '@media (hover: hover)': { '&[href], &[type]:hover': { backgroundColor: theme.tokens.hairline } },
  },
  '& [data-part="time"]': {
    ...theme.typography.subtitle1,
    ...theme.tokens.figures,
    flex: 'none',
    // As wide as the longest time in bold, so that all titles are aligned.
    minWidth: '5.75rem',
    marginInlineEnd: '0.75rem',
    fontWeight: 400,
    color: theme.palette.text.secondary,
    '&[data-short]': { minWidth: '3.5rem' },
  },
  // In large text the words wrap below the time.
  '& [data-part="words"]': { flex: '1 1 8rem', minWidth: 0 },
  '& [data-part="title"]': { ...theme.typography.subtitle1, ...ownDirection, display: 'block' },
  '& [data-part="text"]': {
    ...theme.typography.body2,
    ...ownDirection,
    ...shortened(2),
    color: theme.palette.text.secondary,
  },
  [onTelevision]: { '& [data-part="text"]': { fontSize: '1rem' } },
  '& [data-state="past"], & [data-state="gap"]': {
    '& [data-part="title"]': { fontWeight: 400, color: theme.palette.text.secondary },
  },
  '& [data-state="now"]': {
    backgroundColor: theme.tokens.wash,
    '& [data-part="time"]': { color: theme.palette.primary.main, fontWeight: 600 },
  },
}))

/** Lists the programmes of one day of a channel, and marks the current one. */
export function DayProgramme({ date, events, seconds, onOpen }: DayProgrammeProps) {
  const { t } = useTranslation()
  const [showsPast, setShowsPast] = useState(false)
  const past = events.filter(({ end_timestamp }) => end_timestamp <= seconds).length
  const isShort = past <= maxPast || past === events.length
  const shown = showsPast || isShort ? events : events.slice(past)
  return (
    <>
      {shown.length < events.length && (
        <Button onClick={() => setShowsPast(true)}>
          <span>{t('epg.earlier')}</span>
        </Button>
      )}
      <List data-tour="epg-programme">
        {shown.map((event) => (
          <li key={`${event.id} ${event.start_timestamp}`}>
            <Entry date={date} event={event} seconds={seconds} onOpen={onOpen} />
          </li>
        ))}
      </List>
    </>
  )
}

function Entry({ date, event, seconds, onOpen }: Omit<DayProgrammeProps, 'events'> & { event: EpgEvent }) {
  const { t } = useTranslation()
  const state = stateOf(event, seconds)
  // It began on a day before.
  const time = event.startDate === date ? event.show_start_time : '…'
  const content = (
    <>
      <span data-part="time" data-short={event.show_start_time.length <= 'HH:MM'.length ? '' : undefined}>
        {time}
      </span>
      <span data-part="words">
        <span data-part="title">
          {event.type === 'placeholder' ? t('epg.noProgramme') : event.title || t('epg.untitled')}
        </span>
        {isLong(event) && (
          <span data-part="text">
            <Times event={event} />
          </span>
        )}
        {event.description && <span data-part="text">{event.description}</span>}
      </span>
    </>
  )
  // A gap has no details to open (EPG-09).
  if (event.type === 'placeholder')
    return (
      <div data-part="event" data-state="gap">
        {content}
      </div>
    )
  return (
    <Pressable
      data-part="event"
      data-state={state}
      aria-current={state === 'now' ? 'time' : undefined}
      onClick={() => onOpen(event)}
    >
      {content}
    </Pressable>
  )
}

function stateOf({ start_timestamp, end_timestamp }: EpgEvent, seconds: number) {
  if (end_timestamp <= seconds) return 'past'
  return start_timestamp <= seconds ? 'now' : 'later'
}

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
  const { canPlay, play, label, away } = usePlayOnTv()
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
                  <Button
                    key={tv.id}
                    variant="outlined"
                    {...away}
                    onClick={() => handlePlayOn(String(tv.id))}
                  >
                    <span>{`${t(label)} · ${labelOf(tv)}`}</span>
                  </Button>
                ))}
              </Sets>
            ) : (
              <Button variant="contained" {...away} onClick={handlePlay}>
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
