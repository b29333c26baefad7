import ButtonBase from '@mui/material/ButtonBase'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Channel } from '../../../contract/epg.ts'
import { buildPath } from '../../../core/routing/buildPath.ts'
import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ChannelLogo } from '../channels/ChannelLogo.tsx'
import { epgPaths } from '../paths.ts'
import { type EpgEvent, progressOf } from '../programme/events.ts'
import { isKnownAt, runningOn } from '../programme/jobs.ts'
import { ProgressBar } from '../programme/ProgressBar.tsx'
import { Times } from '../programme/Times.tsx'
import { useTimeLeft } from '../programme/useTimeLeft.ts'
import { selectEpgChannel } from '../slice.ts'

interface ChannelRowProps {
  channel: Channel
  /** Now, Unix seconds. */
  seconds: number
}

/** A channel with its current programme; links to the channel's screen (EPG-20). */
export const ChannelRow = memo(function ChannelRow({ channel, seconds }: ChannelRowProps) {
  const entry = useSelectorWith(selectEpgChannel, channel.id)
  const isAnswered = entry?.currentStatus === 'success' || entry?.currentStatus === 'failure'
  const isKnown = isAnswered || isKnownAt(entry, seconds * 1000)
  return (
    <li>
      <ButtonBase data-part="row" href={buildPath(epgPaths.channel, { channelId: channel.id })}>
        <span data-part="logo">
          <ChannelLogo image={channel.image} />
        </span>
        <span data-part="words">
          <span data-part="channel">
            {channel.number !== null && (
              <>
                <span>{`${channel.number} ·`}</span>{' '}
              </>
            )}
            <bdi>{channel.name}</bdi>
          </span>
          <Current event={runningOn(entry, seconds)} isKnown={isKnown} seconds={seconds} />
        </span>
      </ButtonBase>
    </li>
  )
})

interface CurrentProps {
  event: EpgEvent | null
  isKnown: boolean
  seconds: number
}

function Current({ event, isKnown, seconds }: CurrentProps) {
  const { t } = useTranslation()
  const left = useTimeLeft(event, seconds)
  if (event?.type === 'event')
    return (
      <>
        <span data-part="title" dir="auto" data-tour="epg-programme">
          {event.title || t('epg.untitled')}
        </span>
        <span data-part="times">
          <Times event={event} />
          <span aria-hidden="true">{left}</span>
        </span>
        {left && <ProgressBar share={progressOf(event, seconds)} label={left} />}
      </>
    )
  if (isKnown)
    return (
      <span data-part="title" data-quiet="">
        {t('epg.noProgramme')}
      </span>
    )
  return (
    <>
      <Skeleton variant="text" width="60%" style={{ fontSize: '1.0625rem' }} />
      <Skeleton variant="text" width="35%" />
    </>
  )
}
