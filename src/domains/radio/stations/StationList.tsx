import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useSelector } from 'react-redux'
import type { Station } from '../../../contract/radio.ts'
import { useVirtualRows } from '../../../ui/windowed/useWindowed.ts'
import { selectHasTv } from '../../remoteTv/slice.ts'
import { selectIsCheckedIn, selectIsWalkin } from '../../session/slice.ts'
import { selectRadioStatus, selectStation } from '../slice.ts'
import { StationRow } from './StationRow.tsx'
import { selectFavouriteIds } from './slice.ts'

const windowed = { first: 12, step: 4, estimate: 72 }

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(20rem, 1fr))',
    gridColumnGap: '2rem',
  },
}))
/** In place of what is not drawn. */
const Room = styled('li')({ gridColumn: '1 / -1' })

interface StationListProps {
  stations: readonly Station[]
  label: string
  /** What stands below a station's name. */
  textOf?: (station: Station) => string | undefined
}

/** Stations to choose from, however many. */
export function StationList({ stations, label, textOf }: StationListProps) {
  const list = useRef<HTMLUListElement>(null)
  const { from, to, before, after } = useVirtualRows(stations, list, windowed)
  const isLong = stations.length > windowed.first
  const current = useSelector(selectStation)?.id
  const isFailed = useSelector(selectRadioStatus) === 'failed'
  const favouriteIds = useSelector(selectFavouriteIds)
  // A guest without a room has neither a television nor a place where marks are kept.
  const hasTv = useSelector(selectHasTv)
  const hasRoom = useSelector(selectIsCheckedIn)
  const isWalkin = useSelector(selectIsWalkin)
  return (
    <List ref={list} aria-label={label} data-tour="radio-stations">
      {before > 0 && <Room aria-hidden="true" data-coming="" style={{ height: before }} />}
      {stations.slice(from, to).map((station, at) => (
        <StationRow
          key={station.id}
          station={station}
          text={textOf?.(station)}
          isOn={station.id === current && !isFailed}
          isFavourite={favouriteIds.has(station.id)}
          canKeep={hasRoom && !isWalkin}
          hasTv={hasTv && !isWalkin}
          place={isLong ? from + at + 1 : undefined}
          placesInAll={isLong ? stations.length : undefined}
        />
      ))}
      {after > 0 && <Room aria-hidden="true" data-coming="" style={{ height: after }} />}
    </List>
  )
}
