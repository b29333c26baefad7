import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Channel } from '../../../contract/epg.ts'
import type { Id } from '../../../contract/looseId.ts'
import { onTelevision } from '../../../ui/formFactor.ts'
import { useVirtualRows } from '../../../ui/virtualRows/useVirtualRows.ts'
import { VirtualSpacer } from '../../../ui/virtualRows/VirtualSpacer.tsx'
import { TypedNumber } from '../channels/TypedNumber.tsx'
import { ChannelRows } from '../list/rowStyle.ts'
import { usePlayOnFocus } from '../play/usePlayOnFocus.ts'
import { usePlayOnTv } from '../play/usePlayOnTv.ts'
import { TvRow } from './TvRow.tsx'

const virtual = { initialItems: 24, rowsPerRender: 6, estimatedRowHeightPx: 76 }

// In columns on a television, which is wide.
const Channels = styled(ChannelRows)({
  [onTelevision]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridGap: '0.75rem 2rem',
    '& [data-part="title"]': { WebkitLineClamp: 2, lineHeight: 1.2 },
    '& > [data-virtual-spacer]': { gridColumn: '1 / -1' },
  },
})

interface TvListProps {
  channels: readonly Channel[]
  /** Ids of the favourite channels. */
  favourites: readonly Id[]
}

/** Virtualized list of channels to play, fast even for a thousand of them. */
export function TvList({ channels, favourites }: TvListProps) {
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
