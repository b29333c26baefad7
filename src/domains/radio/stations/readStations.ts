import * as v from 'valibot'
import { Station, type StationOnWire } from '../../../contract/radio.ts'

/**
 * Parses a country's stations; yields after each, because there may be tens of thousands. Leaves out invalid
 * entries and duplicates.
 */
export function* readStations(entries: readonly StationOnWire[]): Generator<void, Station[]> {
  const stations = new Map<string, Station>()
  for (const entry of entries) {
    const parsed = v.safeParse(Station, entry)
    if (parsed.success && !stations.has(parsed.output.id)) stations.set(parsed.output.id, parsed.output)
    yield
  }
  return [...stations.values()]
}
