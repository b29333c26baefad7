import { expect, it } from 'vitest'
import type { CallSpec } from '../../../src/contract/define.ts'
import { calls } from '../../../src/contract/index.ts'
import { portOf } from '../../../src/realtime/ports.ts'

const netcast = 'Mozilla/5.0 (Unknown; Linux armv7l) Safari/537.1+ LG Browser/6.00.00 LG NetCast.TV-2013'

it.each([
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
])('RT-17, CONST-03 sends %s to port %d, on a NetCast too', (module, port) => {
  expect(portOf(module, 'Test')).toBe(port)
  expect(portOf(module, netcast)).toBe(port)
})

it('RT-17 has a port for every module that the contract calls', () => {
  const modules = new Map<number, string>()
  for (const { module, port = portOf(module, 'Test') } of Object.values<CallSpec>(calls)) {
    expect(port, module).toBeGreaterThanOrEqual(22200)
    expect(port, module).toBeLessThanOrEqual(22228)
    expect(modules.get(port) ?? module, `${port} belongs to one module`).toBe(module)
    modules.set(port, module)
  }
})

it('RT-18, CONST-02 sends any other module to 8004, and to 8014 on LG NetCast', () => {
  expect(portOf('SQMOD_Other', 'Test')).toBe(8004)
  expect(portOf('SQMOD_Other', netcast)).toBe(8014)
  expect(portOf('toString', 'Test')).toBe(8004)
})
