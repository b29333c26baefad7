import { useMemo, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { Flight, FlightType } from '../../contract/flights.ts'
import { Rows } from '../../ui/Rows.tsx'
import { useVirtualRows } from '../../ui/virtualRows/useVirtualRows.ts'
import { VirtualSpacer } from '../../ui/virtualRows/VirtualSpacer.tsx'
import { flightKeys } from './changes.ts'
import { FlightRow } from './FlightRow.tsx'
import { FlightSheet } from './FlightSheet.tsx'
import { selectFlights } from './slice.ts'
import { useFlightTimes } from './useFlightTimes.ts'

const virtualRows = { initialItems: 12, rowsPerRender: 6, estimatedRowHeightPx: 88 }

/** The flights of a page, virtualized, because a hotel may send more flights than a page has. */
export function FlightRows({ flights, type }: { flights: readonly Flight[]; type: FlightType }) {
  const list = useRef<HTMLUListElement>(null)
  const momentOf = useFlightTimes()
  const { changes } = useSelector(selectFlights)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const keys = useMemo(() => flightKeys(flights), [flights])
  const opened = flights.find((_, at) => keys[at] === openKey)
  const { from, to, heightBeforePx, heightAfterPx } = useVirtualRows(flights, list, virtualRows)
  const isLong = flights.length > virtualRows.initialItems
  return (
    <>
      <Rows ref={list}>
        <VirtualSpacer heightPx={heightBeforePx} />
        {flights.slice(from, to).map((flight, at) => {
          const key = keys[from + at] ?? ''
          return (
            <li key={key} {...(isLong && { 'aria-posinset': from + at + 1, 'aria-setsize': flights.length })}>
              <FlightRow
                id={key}
                flight={flight}
                type={type}
                momentOf={momentOf}
                changed={changes[key]?.parts.join(' ') ?? ''}
                onOpen={setOpenKey}
              />
            </li>
          )
        })}
        <VirtualSpacer heightPx={heightAfterPx} />
      </Rows>
      {opened && <FlightSheet flight={opened} type={type} onClose={() => setOpenKey(null)} />}
    </>
  )
}
