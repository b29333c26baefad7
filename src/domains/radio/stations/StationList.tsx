import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useSelector } from 'react-redux'
import type { Station } from '../../../contract/radio.ts'
import { plainList } from '../../../ui/sharedStyles.ts'
import { useVirtualRows } from '../../../ui/virtualRows/useVirtualRows.ts'
import { VirtualSpacer } from '../../../ui/virtualRows/VirtualSpacer.tsx'
import { selectHasTv } from '../../remoteTv/slice.ts'
import { selectIsCheckedIn, selectIsWalkin } from '../../session/slice.ts'
import { selectIsRadioOn, selectStation } from '../slice.ts'
import { StationRow } from './StationRow.tsx'
import { selectFavouriteIds } from './slice.ts'

const virtualRows = { initialItems: 12, rowsPerRender: 4, estimatedRowHeightPx: 72 }

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(20rem, 1fr))',
    gridColumnGap: '2rem',
  },
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
  // Without a room there is neither a television nor a list of favourites.
  const hasTv = useSelector(selectHasTv)
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
          hasTv={hasTv && !isWalkin}
          place={isLong ? from + at + 1 : undefined}
          placesInAll={isLong ? stations.length : undefined}
        />
      ))}
      <VirtualSpacer heightPx={heightAfterPx} />
    </List>
  )
}
