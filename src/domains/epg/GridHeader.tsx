import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import ChannelDown from '~icons/ic/baseline-arrow-drop-down'
import ChannelUp from '~icons/ic/baseline-arrow-drop-up'
import Forward from '~icons/ic/baseline-fast-forward'
import Rewind from '~icons/ic/baseline-fast-rewind'
import type { Channel } from '../../contract/epg.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { PillNav } from '../../ui/PillNav.tsx'
import { clampedTo, oneLine, ownDirection } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { ChannelLogo } from './Channels.tsx'
import { type Day, tonightId } from './cells.ts'
import { ProgressBar, Times, useDateLabel, useTimeLeft } from './ProgrammeTimes.tsx'
import { type EpgEvent, isLong, progressOf } from './schedule.ts'
import '../../ui/theme.types.ts'

interface DayPillsProps {
  days: readonly Day[]
  current: string
  onDay: (id: string) => void
}

/** The days of the grid and this evening, which a remote control also reaches with its green key. */
export const DayPills = memo(function DayPills({ days, current, onDay }: DayPillsProps) {
  const { t } = useTranslation()
  const label = useDateLabel()
  const items = days.map(({ id }) =>
    id === tonightId
      ? { id, label: t('epg.tonight'), colourKey: 'green' as const }
      : { id, label: label(id) },
  )
  return (
    <div data-tour="epg-dates" style={{ display: 'contents' }}>
      <PillNav label={t('epg.days')} items={items} current={current} onPick={onDay} sticky />
    </div>
  )
})

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  fontSize: '1rem',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  margin: '0.75rem 0 0',
  color: theme.palette.text.secondary,
  '& > span': { display: 'inline-flex', alignItems: 'center', marginInlineEnd: '2rem' },
  '& > span > span:last-of-type': { marginInlineStart: '0.625rem' },
}))
// Looks like a key of the remote control.
const Key = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '2rem',
  height: '1.375rem',
  boxSizing: 'border-box',
  padding: '0 0.375rem',
  marginInlineEnd: '0.25rem',
  borderRadius: '0.375rem',
  color: theme.palette.text.primary,
  backgroundColor: theme.tokens.well,
  '& > svg': { fontSize: '1.25rem' },
}))

/** What the keys of a television's remote control do in the guide, beside its arrows. */
export function KeyLegend() {
  const { t } = useTranslation()
  return (
    <Line dir="ltr">
      <span>
        <Key>
          <Rewind />
        </Key>
        <Key>
          <Forward />
        </Key>
        <span>{t('epg.days')}</span>
      </span>
      <span>
        <Key>
          <span>CH</span>
          <ChannelUp />
        </Key>
        <Key>
          <span>CH</span>
          <ChannelDown />
        </Key>
        <span>{t('epg.pages')}</span>
      </span>
    </Line>
  )
}

// Fixed height, so that the grid below does not shift when the preview changes.
const Place = styled('section')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 24rem',
  minWidth: 0,
  height: '8.5rem',
  overflow: 'hidden',
  '& > span': { flex: 'none', width: '7.5rem', marginInlineEnd: '1.5rem' },
  '& > div': { flex: '1 1 auto', minWidth: 0 },
  '& h2': {
    ...theme.typography.h2,
    margin: 0,
    ...oneLine,
    textAlign: 'left',
  },
  '& p': {
    ...theme.typography.body2,
    ...ownDirection,
    ...clampedTo(2),
    margin: '0.5rem 0 0',
    color: theme.palette.text.secondary,
  },
  '& [data-part="when"]': {
    ...theme.typography.body2,
    ...theme.tokens.figures,
    ...oneLine,
    margin: '0.125rem 0 0.5rem',
    color: theme.palette.text.secondary,
  },
  [onTelevision]: {
    height: '10.25rem',
    '& > span': { width: '12rem', marginInlineEnd: '2rem' },
    '& h2': theme.typography.h1,
    '& p': { ...theme.typography.body1, marginTop: '0.625rem', maxWidth: '40rem' },
    '& [data-part="when"]': { ...theme.typography.body1, color: theme.palette.text.primary },
  },
}))

interface PreviewProps {
  channel: Channel
  /** Null if no programme is known for the active time. */
  event: EpgEvent | null
  /** Now, Unix seconds. */
  seconds: number
}

/** Details of the active cell of the grid. */
export function Preview({ channel, event, seconds }: PreviewProps) {
  const { t } = useTranslation()
  const dateLabel = useDateLabel()
  const isNow = event && event.start_timestamp <= seconds && seconds < event.end_timestamp
  const left = useTimeLeft(event, seconds)
  return (
    <Place data-tour="epg-channels">
      <span>
        <ChannelLogo image={channel.image} />
      </span>
      <div>
        <h2 dir="auto">{event ? event.title || t('epg.untitled') : channel.name}</h2>
        <span data-part="when">
          {event ? (
            <>
              <span>
                {isLong(event) ? `${channel.name} ·` : `${channel.name} · ${dateLabel(event.startDate)} ·`}
              </span>{' '}
              <Times event={event} /> {isNow && left && <span>{`· ${left}`}</span>}
            </>
          ) : (
            channel.number !== null && t('epg.number', { number: channel.number })
          )}
        </span>
        {event && isNow && left && <ProgressBar share={progressOf(event, seconds)} label={left} />}
        {event?.description && <p>{event.description}</p>}
      </div>
    </Place>
  )
}
