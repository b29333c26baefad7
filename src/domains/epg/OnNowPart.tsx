import { memo, useEffect, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Channel } from '../../contract/epg.ts'
import { useStartedDomain } from '../../core/chunks/useStartedDomain.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { useNow } from '../../core/time/useNow.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import type { Unavailable } from '../../ui/pressIf.ts'
import { clampedTo, hyphenated, plainList } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { runningOn } from './jobs.ts'
import { ProgressBar, useTimeLeft } from './ProgrammeTimes.tsx'
import { epgPaths } from './paths.ts'
import { progressOf } from './schedule.ts'
import { channels as channelList, selectEpg, selectEpgChannel, wantedChanged } from './slice.ts'
import { usePlayOnTv } from './television.ts'
import { useChannels } from './useGuide.ts'
import '../../ui/theme.types.ts'
import { Pressable } from '../../ui/Pressable.tsx'

const columns = 5
const clockMs = 15_000

export const CardRow = styled('ul')({
  display: 'grid',
  // As many columns, and fewer in large text.
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.25rem, 1fr))',
  gap: '0.75rem',
  ...plainList,
  minHeight: '7rem',
  marginTop: '0.75rem',
  '& > li': { display: 'flex' },
  // A film that was begun has the place of the last channel.
  [`& > li:nth-of-type(${columns}):not(:last-of-type)`]: { display: 'none' },
})
const Card = styled(Pressable)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  width: '100%',
  boxSizing: 'border-box',
  padding: '0.75rem',
  textAlign: 'start',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
  transition: theme.transitions.create('transform', { duration: 180 }),
  '&:focus': { transform: 'scale(1.04)', backgroundColor: theme.tokens.raised },
  '& > span': { display: 'block' },
  '& > [data-part="above"]': {
    ...theme.typography.body2,
    ...clampedTo(2),
    fontSize: '1rem',
    lineHeight: 1.3,
    color: theme.palette.text.secondary,
  },
  '& > [data-part="title"]': {
    ...theme.typography.subtitle1,
    ...hyphenated,
    ...clampedTo(2),
    fontSize: '1rem',
    lineHeight: 1.25,
    marginBottom: '0.5rem',
  },
  '& > [role="progressbar"]': { flex: 'none', marginTop: 'auto' },
}))

interface WatchCardProps extends Partial<Unavailable> {
  /** Where it comes from, such as the channel. */
  above: string
  title: string
  share: number | null
  /** What the share says. */
  left: string
  href?: string
  onClick?: () => void
}

/** Something to watch: one card of the row. */
export function WatchCard({ above, title, share, left, ...press }: WatchCardProps) {
  return (
    <li>
      <Card {...press}>
        <span data-part="above" dir="auto">
          {above}
        </span>{' '}
        <span data-part="title" dir="auto">
          {title}
        </span>
        {share !== null && <ProgressBar share={share} label={left} />}
      </Card>
    </li>
  )
}

interface ChannelCardProps {
  channel: Channel
  /** Now, Unix seconds. */
  seconds: number
  /** Null if no television is known; the card then leads to the channel's programme. */
  onPlay: ((channel: Channel) => void) | null
}

const ChannelCard = memo(function ChannelCard({ channel, seconds, onPlay }: ChannelCardProps) {
  const { id, number, name } = channel
  const { away } = useHotelNeeded()
  const event = runningOn(useSelectorWith(selectEpgChannel, id), seconds)
  const running = event?.type === 'event' ? event : null
  const left = useTimeLeft(running, seconds)
  return (
    <WatchCard
      above={
        running?.title ? [number, name].filter((part) => part !== null).join(' · ') : String(number ?? '')
      }
      title={running?.title || name}
      share={running && left ? progressOf(running, seconds) : null}
      left={left}
      {...(onPlay
        ? { onClick: () => onPlay(channel), ...away }
        : { href: buildPath(epgPaths.channel, { channelId: id }) })}
    />
  )
})

export function OnNowPart() {
  return useStartedDomain('epg', true).isStarted && <Cards />
}

/** What runs now on the guest's favourite channels, else on the first; OK shows it on the whole screen (TVX-18). */
function Cards() {
  const dispatch = useDispatch()
  const { channels } = useChannels()
  const { canPlay, play } = usePlayOnTv()
  const seconds = Math.floor(useNow(clockMs) / 1000)
  const shown = useMemo(() => channels.slice(0, columns), [channels])
  const wanted = useMemo(() => ({ kind: 'current' as const, ids: shown.map(({ id }) => id) }), [shown])
  // The screen that the guest has left gives up what it wanted after this one has begun.
  const isWanted = useSelector(selectEpg).wanted === wanted

  useEffect(() => {
    dispatch(channelList.needed())
  }, [dispatch])
  useEffect(() => {
    if (!isWanted) dispatch(wantedChanged(wanted))
  }, [dispatch, wanted, isWanted])
  useEffect(() => () => void dispatch(wantedChanged(null)), [dispatch])
  return shown.map((channel) => (
    <ChannelCard key={channel.id} channel={channel} seconds={seconds} onPlay={canPlay ? play : null} />
  ))
}
