import * as v from 'valibot'
import { Station, type StationOnWire } from '../../../contract/radio.ts'

/**
 * Reads a country's stations, and pauses after each: there may be tens of thousands. What is no station is left out,
 * and one that stands there twice is taken once.
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
