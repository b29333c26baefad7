import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Channel } from '../../../contract/epg.ts'
import { onTelevision } from '../../../ui/formFactor.ts'
import { ownDirection } from '../../../ui/ownDirection.ts'
import { clampedTo, oneLine } from '../../../ui/sharedStyles.ts'
import type {} from '../../../ui/theme.types.ts'
import { ChannelLogo } from '../channels/ChannelLogo.tsx'
import { type EpgEvent, isLong, progressOf } from '../programme/events.ts'
import { ProgressBar } from '../programme/ProgressBar.tsx'
import { Times } from '../programme/Times.tsx'
import { useDateLabel } from '../programme/useDateLabel.ts'
import { useTimeLeft } from '../programme/useTimeLeft.ts'

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
