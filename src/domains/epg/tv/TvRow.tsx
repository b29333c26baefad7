import ButtonBase from '@mui/material/ButtonBase'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Channel } from '../../../contract/epg.ts'
import { buildPath } from '../../../core/routing/buildPath.ts'
import { Busy } from '../../../ui/Busy.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Star } from '../../../ui/icons/Star.tsx'
import { ChannelLogo } from '../channels/ChannelLogo.tsx'
import { useGroupName } from '../channels/useGroupName.ts'
import { epgPaths } from '../paths.ts'

interface TvRowProps {
  channel: Channel
  /** Position and number of rows, from 1: the list is virtualized, so not all rows are in the DOM. */
  place: number
  count: number
  isFavourite: boolean
  state: 'off' | 'pending' | 'playing'
  /** Null if no television is known; the row then links to the channel's screen. */
  onPlay: ((channel: Channel) => void) | null
}

/** A live channel; a click plays it on the room's television. */
export const TvRow = memo(function TvRow({ channel, place, count, isFavourite, state, onPlay }: TvRowProps) {
  const { t } = useTranslation()
  const nameOf = useGroupName()
  const { id, name, number, group, image } = channel
  return (
    <li aria-posinset={place} aria-setsize={count}>
      <ButtonBase
        data-part="row"
        data-slim=""
        data-channel={id}
        {...(onPlay
          ? { onClick: () => onPlay(channel) }
          : { href: buildPath(epgPaths.channel, { channelId: id }) })}
      >
        <span data-part="logo">
          <ChannelLogo image={image} />
        </span>
        <span data-part="words">
          <span data-part="title">
            {number !== null && (
              <>
                <span>{`${number} ·`}</span>{' '}
              </>
            )}
            <bdi>{name}</bdi>
          </span>
          <span data-part="channel">
            {state === 'playing' ? <b>{t('epg.onTv')}</b> : <span>{nameOf(group)}</span>}
            {isFavourite && (
              <>
                {' '}
                <span>{`· ${t('epg.favourite')}`}</span>
              </>
            )}
          </span>
        </span>
        <span data-part="end">
          {isFavourite && <Star />}
          {state === 'pending' ? <Busy /> : !onPlay && <Glyph name="forward" size="1.25rem" />}
        </span>
      </ButtonBase>
    </li>
  )
})
