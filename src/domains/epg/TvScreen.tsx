import { memo, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import Star from '~icons/ic/baseline-star'
import type { Channel } from '../../contract/epg.ts'
import type { Id } from '../../contract/looseId.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { onStandingKiosk, onTelevision } from '../../ui/formFactor.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { Busy } from '../../ui/PrimaryAction.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useVirtualRows, VirtualSpacer } from '../../ui/virtualRows/useVirtualRows.tsx'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { TvSelectPart } from '../remoteTv/RoomTvPart.tsx'
import { ChannelLogo, ChannelRows, LoadedChannels } from './Channels.tsx'
import { epgPaths, groupParam } from './paths.ts'
import { TypedNumber } from './TypedNumber.tsx'
import { usePlayOnFocus, usePlayOnTv } from './television.ts'
import { inGroup, useChannels, useGroupName } from './useGuide.ts'

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
const TvRow = memo(function TvRow({ channel, place, count, isFavourite, state, onPlay }: TvRowProps) {
  const { t } = useTranslation()
  const nameOf = useGroupName()
  const { id, name, number, group, image } = channel
  const { away } = useHotelNeeded()
  return (
    <li aria-posinset={place} aria-setsize={count}>
      <Pressable
        data-part="row"
        data-slim=""
        data-channel={id}
        {...(onPlay
          ? { onClick: () => onPlay(channel), ...away }
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
      </Pressable>
    </li>
  )
})

const virtual = { initialItems: 24, rowsPerRender: 6, estimatedRowHeightPx: 76 }

// In columns on a television and on a kiosk, which are wide.
const columns = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gridGap: '0.75rem 2rem',
  '& [data-part="title"]': { WebkitLineClamp: 2, lineHeight: 1.2 },
  '& > [data-virtual-spacer]': { gridColumn: '1 / -1' },
})
const Channels = styled(ChannelRows)(({ theme }) => ({
  // Tiles, whose logos are read from the bed.
  [onTelevision]: {
    ...columns(5),
    gridGap: '1rem',
    marginTop: '1rem',
    '& > li': { display: 'flex' },
    '& [data-part="row"]': {
      position: 'relative',
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      width: '100%',
      margin: 0,
      padding: '0.625rem',
      backgroundColor: theme.palette.background.paper,
    },
    '& [data-part="logo"]': { width: '100%', margin: '0 0 0.625rem' },
    '& [data-part="words"]': { flex: '1 1 auto' },
    '& [data-part="end"]:empty': { display: 'none' },
    '& [data-part="end"]': { position: 'absolute', top: '1rem', right: '1rem', margin: 0 },
  },
  [onStandingKiosk]: { ...columns(2), '& [data-part="row"]': { minHeight: '6.5rem' } },
}))

interface TvListProps {
  channels: readonly Channel[]
  /** Ids of the favourite channels. */
  favourites: readonly Id[]
}

/** Virtualized list of channels to play, fast even for a thousand of them. */
function TvList({ channels, favourites }: TvListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const { from, to, heightBeforePx, heightAfterPx } = useVirtualRows(channels, list, virtual)
  const { canPlay, pendingId, playingId, play, preview } = usePlayOnTv()
  const focusHandlers = usePlayOnFocus(channels, preview, canPlay)
  // As on any television, typing the number plays the channel.
  const handleNumber = (number: number) => {
    const channel = channels.find((candidate) => candidate.number === number)
    if (channel && canPlay) play(channel)
  }
  return (
    <>
      <TypedNumber onNumber={handleNumber} />
      <Channels ref={list} aria-label={t('epg.channels')} {...focusHandlers}>
        <VirtualSpacer heightPx={heightBeforePx} />
        {channels.slice(from, to).map((channel, at) => (
          <TvRow
            key={channel.id}
            channel={channel}
            place={from + at + 1}
            count={channels.length}
            isFavourite={favourites.includes(channel.id)}
            state={playingId === channel.id ? 'playing' : pendingId === channel.id ? 'pending' : 'off'}
            onPlay={canPlay ? play : null}
          />
        ))}
        <VirtualSpacer heightPx={heightAfterPx} />
      </Channels>
    </>
  )
}

/** `/tvall` and `/tvgroup`: all live channels, or those of a group. A click on a channel plays it (EPG-23). */
export function TvScreen() {
  const { t } = useTranslation()
  const nameOf = useGroupName()
  const { pathname, search } = useLocation()
  const isOnTv = useFormFactor() === 'tv'
  const { channels, status, favourites, retry } = useChannels()
  const isGroup = pathname.toLowerCase().startsWith(epgPaths.tvGroup)
  const group = isGroup ? (new URLSearchParams(search).get(groupParam) ?? '') : ''
  const listed = useMemo(() => inGroup(channels, group), [channels, group])
  return (
    <Screen width={isOnTv ? 'wide' : 'list'}>
      <ScreenTitle above={group && t('epg.live')}>{group ? nameOf(group) : t('epg.live')}</ScreenTitle>
      <LoadedChannels
        status={status}
        has={listed.length > 0}
        onRetry={retry}
        {...(group && channels.length > 0 && { elsewhere: { label: t('epg.all'), href: epgPaths.tvAll } })}
      >
        <TvSelectPart />
        <TvList channels={listed} favourites={favourites} />
      </LoadedChannels>
    </Screen>
  )
}
