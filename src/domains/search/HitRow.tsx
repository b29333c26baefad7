import type { ComponentType } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import PlayIcon from '~icons/ic/baseline-play-arrow'
import AlbumIcon from '~icons/ic/outline-album'
import ArticleIcon from '~icons/ic/outline-article'
import MovieIcon from '~icons/ic/outline-movie'
import MusicIcon from '~icons/ic/outline-music-note'
import PersonIcon from '~icons/ic/outline-person'
import RadioIcon from '~icons/ic/outline-radio'
import TvIcon from '~icons/ic/outline-tv'
import type { SearchHit, SearchType } from '../../contract/search.ts'
import { isExcluded } from '../../core/domains/access.ts'
import type { SearchFunction } from '../../core/domains/search.types.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { hotelTime, timeOfDay } from '../../core/time/clock.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Row } from '../../ui/Row.tsx'
import { styled } from '../../ui/styled.tsx'
import { useTimes } from '../formats/useTimes.ts'
import { useDayName } from '../formats/useWords.ts'
import { useIconOf } from '../menu/useIconOf.ts'
import { selectTimezone } from '../property/slice.ts'
import { stationChosen } from '../radio/slice.ts'
import { selectMode } from '../session/slice.ts'
import { selectSearch, stationPressed } from './slice.ts'
import { hitPath } from './useBestMatches.ts'

/** Beyond that the hour alone does not say when it ends. */
const daySeconds = 24 * 60 * 60

/**
 * Formats a programme's day, start and end by the hotel's clock. Takes Unix seconds; empty without a start. An end that is
 * not after the start says nothing; one of another day is shown with it.
 */
function useBroadcastTime(): (start: number | null, end: number | null) => string {
  const timezone = useSelector(selectTimezone)
  const { time: readable } = useTimes()
  const dayName = useDayName()
  return (start, end) => {
    if (start === null) return ''
    const dated = (seconds: number) => {
      const wallClock = hotelTime(seconds * 1000, timezone)
      return { day: dayName(wallClock.slice(0, 10)), time: readable(timeOfDay(wallClock)) }
    }
    const from = dated(start)
    if (end === null || end <= start) return `${from.day} ${from.time}`
    const to = dated(end)
    return end - start > daySeconds
      ? `${from.day} ${from.time} – ${to.day} ${to.time}`
      : `${from.day} ${from.time}–${to.time}`
  }
}

const icons: Record<SearchType, ComponentType> = {
  contentpage: ArticleIcon,
  film: MovieIcon,
  tv: TvIcon,
  radio: RadioIcon,
  epg: TvIcon,
  music_song: MusicIcon,
  music_artist: PersonIcon,
  music_album: AlbumIcon,
}

const Thumb = styled('span')({ display: 'block', width: '4.5rem' })

interface HitPictureProps {
  type: SearchType | undefined
  image: string | undefined
  icon: ComponentType
}

/** The picture at the start of a row: a poster, a logo, or the icon of its type. */
function HitPicture({ type, image, icon: Icon }: HitPictureProps) {
  const isLogo = type === 'tv' || type === 'epg' || type === 'radio'
  return (
    <Thumb>
      <Picture
        src={image}
        alt=""
        ratio={type === 'film' ? 2 / 3 : 1}
        fit={isLogo ? 'contain' : 'cover'}
        fallback={<Icon />}
      />
    </Thumb>
  )
}

/** A row of what the app itself has. */
export function MatchRow({ match }: { match: SearchFunction }) {
  const dispatch = useDispatch()
  const iconOf = useIconOf()
  const { title, text, image, href, action, screen, type } = match
  return (
    <Row
      title={title}
      {...(text && { text })}
      icon={<HitPicture type={type} image={image} icon={match.icon ?? iconOf(screen)} />}
      {...(href ? { href } : action && { onClick: () => dispatch(action) })}
      {...(type === 'radio' && { plain: true, trailing: <PlayIcon /> })}
    />
  )
}

/** A row of a result. Depending on its type, it links to a screen, plays, or has no action (SRCH-15). */
export function HitRow({ type, hit }: { type: SearchType; hit: SearchHit }) {
  const dispatch = useDispatch()
  const domains = useDomains()
  const mode = useSelector(selectMode)
  const { channels } = useSelector(selectSearch)
  const broadcastTime = useBroadcastTime()
  const channelId = type === 'tv' ? hit.id : hit.channel_id
  const channel = channels.find(({ id }) => String(id) === channelId)

  const path = hitPath(type, hit)
  const screen = path === null ? null : domains.match(path)?.screen
  const href = path !== null && screen && !isExcluded(screen, mode) ? path : null
  const isPlayable = type === 'radio' || (path === null && hit.stream_address !== '')
  const play = () => {
    const { id, image, stream_address } = hit
    const station = { id, name: hit.title, image, stream_address }
    dispatch(stream_address ? stationChosen(station) : stationPressed(station))
  }

  const isTv = type === 'tv' && channel !== undefined
  const title = isTv ? [channel.number, channel.name || hit.title].filter(Boolean).join(' · ') : hit.title
  const time = type === 'epg' ? broadcastTime(hit.start_timestamp, hit.end_timestamp) : ''
  const text = [type === 'epg' ? channel?.name : '', time, hit.description].filter(Boolean).join(' · ')
  const image = hit.image || channel?.image
  return (
    <Row
      title={title || hit.id}
      {...(text && { text })}
      icon={<HitPicture type={type} image={image} icon={icons[type]} />}
      {...(href !== null && { href })}
      {...(isPlayable && { onClick: play, plain: true, trailing: <PlayIcon /> })}
    />
  )
}
