/** The port of each of the hotel's modules, which is sent in the dispatch header (RT-17). */
const ports: ReadonlyMap<string, number> = new Map([
  ['SQMOD_Auth', 22200],
  ['SQMOD_SystemSettings', 22201],
  ['SQMOD_RoomInformation', 22202],
  ['SQMOD_RemotePlayer', 22203],
  ['SQMOD_RemoteControl', 22204],
  ['SQMOD_Camera', 22205],
  ['SQMOD_Weather', 22206],
  ['SQMOD_Statistics', 22207],
  ['SQMOD_GlobalFunctions', 22208],
  ['SQMOD_RetailSystem', 22209],
  ['SQMOD_Radio', 22210],
  ['SQMOD_LiveTV', 22211],
  ['SQMOD_VideoOnDemand', 22212],
  ['SQMOD_TVMessages', 22213],
  ['SQMOD_Search', 22214],
  ['SQMOD_FlightInfo', 22215],
  ['SQMOD_BillPreview', 22216],
  ['SQMOD_EMail', 22217],
])

const defaultPort = 8004
const netcastOffset = 10

/** The module's own port; for any other module 8004, and 8014 on an LG NetCast television (RT-18). */
export function portOf(module: string, userAgent: string): number {
  return ports.get(module) ?? defaultPort + (/netcast/i.test(userAgent) ? netcastOffset : 0)
}
