import IconButton from '@mui/material/IconButton'
import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import FavouriteIcon from '~icons/ic/baseline-favorite'
import PlayingIcon from '~icons/ic/baseline-graphic-eq'
import NoFavouriteIcon from '~icons/ic/outline-favorite-border'
import RadioIcon from '~icons/ic/outline-radio'
import TvIcon from '~icons/ic/outline-tv'
import type { Station } from '../../contract/radio.ts'
import { onStandingKiosk, onTelevision } from '../../ui/formFactor.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { plainList, shortened, withinWindow } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useVirtualRows, VirtualSpacer } from '../../ui/virtualRows/useVirtualRows.tsx'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { useRoomTv } from '../remoteTv/useRoomTv.ts'
import { selectIsCheckedIn, selectIsWalkin } from '../session/slice.ts'
import { radioStopped, selectIsRadioOn, selectStation } from './slice.ts'
import { favouriteSwitched, listenPressed, selectFavouriteIds, tvPressed } from './stationsSlice.ts'

const icon = <RadioIcon />

/** A station's own picture, with a radio icon as the fallback (RAD-04). */
export const StationLogo = ({ image }: { image: string }) => (
  <Picture src={image} alt="" ratio={1} fit="contain" fallback={icon} />
)

// Its parts (`data-part`) are styled here: a styled component for each would make a long list slow to render.
const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  minWidth: 0,
  '& > [data-part="press"]': {
    flex: '1 1 9.5rem',
    flexWrap: 'wrap',
    justifyContent: 'flex-start',
    minWidth: 0,
    minHeight: '4.5rem',
    margin: '0 0 0 -0.5rem',
    padding: '0.5rem',
    textAlign: 'start',
    borderRadius: theme.tokens.radius.card,
    transition: theme.transitions.create('background-color', { duration: 150 }),
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.tokens.hairline } },
    '&:active': { backgroundColor: theme.tokens.hairline },
  },
  '&[data-on] > [data-part="press"]': { backgroundColor: theme.tokens.wash },
  '& [data-part="logo"]': {
    position: 'relative',
    flex: 'none',
    width: withinWindow(3.5),
    marginInlineEnd: withinWindow(1),
    // The narrowest phone has room for a long word beside the logo.
    '@media (max-width: 359px)': { width: withinWindow(2.75), marginInlineEnd: withinWindow(0.75) },
  },
  // Below the logo where a word would have to be broken.
  '& [data-part="words"]': { flex: ['1 1 6.5rem', '1 1 min-content'], minWidth: 0 },
  '& [data-part="name"]': {
    ...theme.typography.subtitle1,
    ...shortened(2),
  },
  '& [data-part="text"]': {
    ...theme.typography.body2,
    ...shortened(1),
    color: theme.palette.text.secondary,
  },
  '& [data-part="sign"]': {
    display: 'flex',
    flex: 'none',
    marginInlineStart: '0.5rem',
    color: theme.palette.primary.main,
  },
  '& > button:not([data-part])': { flex: 'none' },
  '& > [data-favourite="on"]': { color: theme.palette.primary.main },
}))

interface StationRowProps {
  station: Station
  /** Text below the name, such as the country. */
  text: string | undefined
  isOn: boolean
  isFavourite: boolean
  /** `canKeep`: there is a list of favourites. `hasTv`: there is a television. */
  canKeep: boolean
  hasTv: boolean
  /** Position in the virtualized list, from 1. */
  place: number | undefined
  placesInAll: number | undefined
}

/** A station: a press plays or stops it. Beside it are the buttons for television and favourites (RAD-18). */
const StationRow = memo(function StationRow(props: StationRowProps) {
  const { station, text, isOn, isFavourite, canKeep, hasTv, place, placesInAll } = props
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { away } = useHotelNeeded()
  const values = { station: station.name }
  const press = t(isOn ? 'radio.stop' : 'radio.play', values)
  return (
    <Line aria-posinset={place} aria-setsize={placesInAll} data-on={isOn ? '' : undefined}>
      <Pressable
        data-part="press"
        data-tour="radio-play"
        aria-label={text ? t('words.list', { before: press, next: text }) : press}
        onClick={() => dispatch(isOn ? radioStopped() : listenPressed(station))}
      >
        <span data-part="logo">
          <StationLogo image={station.image} />
        </span>
        <span data-part="words">
          <span data-part="name" dir="auto">
            {station.name}
          </span>
          {/* Separates name and text for screen readers. */}
          {text && ' '}
          {text && <span data-part="text">{text}</span>}
        </span>
        {isOn && (
          <span data-part="sign">
            <PlayingIcon />
          </span>
        )}
      </Pressable>
      {hasTv && (
        <IconButton
          aria-label={t('radio.playOnTv', values)}
          {...away}
          onClick={() => dispatch(tvPressed(station))}
        >
          <TvIcon />
        </IconButton>
      )}
      {canKeep && (
        <IconButton
          aria-label={t(isFavourite ? 'radio.unmark' : 'radio.mark', values)}
          data-favourite={isFavourite ? 'on' : 'off'}
          data-tour="radio-favourite"
          {...away}
          onClick={() => dispatch(favouriteSwitched({ id: station.id, isOn: !isFavourite }))}
        >
          {isFavourite ? <FavouriteIcon /> : <NoFavouriteIcon />}
        </IconButton>
      )}
    </Line>
  )
})

const virtualRows = { initialItems: 12, rowsPerRender: 4, estimatedRowHeightPx: 72 }

const large = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& [data-part="logo"]': { width: '4.5rem' },
}
const List = styled('ul')(({ theme }) => ({
  ...plainList,
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(20rem, 1fr))',
    gridColumnGap: '2rem',
  },
  [onTelevision]: large,
  [onStandingKiosk]: { ...large, gridRowGap: '0.75rem' },
}))

interface StationListProps {
  stations: readonly Station[]
  label: string
  /** Returns the text below a station's name. */
  textOf?: (station: Station) => string | undefined
}

/** List of stations to choose from, virtualized. */
export function StationList({ stations, label, textOf }: StationListProps) {
  const list = useRef<HTMLUListElement>(null)
  const { from, to, heightBeforePx, heightAfterPx } = useVirtualRows(stations, list, virtualRows)
  const isLong = stations.length > virtualRows.initialItems
  const current = useSelector(selectStation)?.id
  // A press on a station that is silent, such as because the browser has blocked it after a reload, plays it.
  const isHeard = useSelector(selectIsRadioOn)
  const favouriteIds = useSelector(selectFavouriteIds)
  // Without a room there is neither a television nor a list of favourites. A television plays what is pressed itself.
  const isOnTv = useFormFactor() === 'tv'
  const hasTv = useRoomTv().tv !== null
  const hasRoom = useSelector(selectIsCheckedIn)
  const isWalkin = useSelector(selectIsWalkin)
  return (
    <List ref={list} aria-label={label} data-tour="radio-stations">
      <VirtualSpacer heightPx={heightBeforePx} />
      {stations.slice(from, to).map((station, at) => (
        <StationRow
          key={station.id}
          station={station}
          text={textOf?.(station)}
          isOn={station.id === current && isHeard}
          isFavourite={favouriteIds.has(station.id)}
          canKeep={hasRoom && !isWalkin}
          hasTv={hasTv && !isWalkin && !isOnTv}
          place={isLong ? from + at + 1 : undefined}
          placesInAll={isLong ? stations.length : undefined}
        />
      ))}
      <VirtualSpacer heightPx={heightAfterPx} />
    </List>
  )
}
