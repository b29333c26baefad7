import * as v from 'valibot'
import { expect, it } from 'vitest'
import { calls, routes } from '../../../src/contract/index.ts'
import { pushes } from '../../../src/contract/pushes.ts'
import { CustomPage, Menu, PageList } from '../../../src/contract/skin.ts'
import { leavesOf, type Path, pathsOf, replaced, valueAt } from './oddities.ts'
import { createSampler, entryOf } from './sampleOf.ts'

type Schema = v.GenericSchema

const answers: [name: string, schema: Schema][] = [
  ...Object.entries({ ...calls, ...routes }).map(([name, { answer }]): [string, Schema] => [
    name,
    answer as Schema,
  ]),
  ...Object.entries(pushes).map(([name, { payload }]): [string, Schema] => [name, payload as Schema]),
  ['menu.json', Menu],
  ['Page.json', PageList as Schema],
  ['Custom.json', CustomPage as Schema],
]

const nested = (levels: number) => {
  let value: unknown = 'inmost'
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { inner: value }
  return value
}
const odd: readonly unknown[] = [
  null,
  undefined,
  nested(95),
  'x'.repeat(200_000),
  {},
  [],
  '?',
  -1,
  1e300,
  true,
]

/** What an answer is asked for. Without it, the answer says nothing, and counts as failed. */
const required: Record<string, readonly string[]> = {
  'SQMOD_Auth.hasWalkInContent': ['hasWalkInContent'],
  'SQMOD_RetailSystem.getRetailInfo': ['retailInfo'],
  'SQMOD_RetailSystem.getRetailContent': ['retailContent', 'retailContent.retail_items'],
  'SQMOD_RoomInformation.getPowerStatus': ['powerStatus'],
  'SQMOD_RemoteControl.setSleepTimer': ['ends'],
  'SQMOD_RemoteControl.getSleepTimer': ['ends'],
  getUtcTime: ['utc'],
  getSettings: ['settings'],
  getTheme: ['id'],
  getWebCheckinEnabled: ['enabled'],
  getTerms: ['text'],
  getRoomControls: ['state'],
  setRoomControl: ['success'],
  makeKeySession: ['tokenId'],
  logInToKey: ['token'],
  openSaltoDoor: ['opened'],
  makeKeyLink: ['link'],
  verifyAccount: ['code'],
  startQuickCall: ['id', 'state'],
  getQuickCall: ['id', 'state'],
  endQuickCall: ['id', 'state'],
  deviceCommand: ['command'],
  orderStatus: ['order_id', 'status'],
  flightInfoChanged: ['airport_id'],
  quickCallChanged: ['id', 'state'],
}

/** True if the place is within an entry of a list: the rest of the list does not depend on it. */
const isInList = (path: Path) => path.some((key) => typeof key === 'number')

function read(schema: Schema, answer: unknown) {
  const parsed = v.safeParse(schema, answer)
  return parsed.success ? JSON.stringify(parsed.output) : null
}

it.each(answers)('REAL-08 %s: what is odd costs its field or its entry', (name, schema) => {
  const whole = createSampler()(schema)
  const before = read(schema, whole) ?? ''
  const lost: string[] = []
  for (const path of pathsOf(whole))
    for (const value of odd) {
      const place = `${path.join('.')} = ${JSON.stringify(value)?.slice(0, 20)}`
      const after = read(schema, replaced(whole, path, value))
      if (after === null) {
        const isList = Array.isArray(valueAt(whole, path))
        if (isInList(path) || (!isList && !required[name]?.includes(path.join('.')))) lost.push(place)
        continue
      }
      for (const [depth, key] of path.entries()) {
        if (typeof key !== 'number') continue
        const others = (valueAt(whole, path.slice(0, depth)) as unknown[]).filter((_, at) => at !== key)
        const missing = leavesOf(others).some((leaf) => before.includes(leaf) && !after.includes(leaf))
        if (missing) lost.push(place)
      }
    }
  expect(lost).toEqual([])
})

it.each(answers)(
  'REAL-08 %s: a list may begin with what is no entry, and repeat its entries',
  (_, schema) => {
    const whole = createSampler()(schema)
    const before = leavesOf(JSON.parse(read(schema, whole) ?? 'null'))
    for (const path of [[], ...pathsOf(whole)]) {
      const list = valueAt(whole, path)
      if (!Array.isArray(list)) continue
      const odder = [null, 'x', ...list, nested(95), ...list]
      const after = read(schema, path.length > 0 ? replaced(whole, path, odder) : odder)
      expect(
        before.filter((leaf) => !after?.includes(leaf)),
        path.join('.'),
      ).toEqual([])
    }
  },
)

it('REAL-07, REAL-08 lists within lists take time in proportion to their entries', () => {
  let menu: object = { id: 1, title: 'inmost' }
  for (let level = 0; level < 45; level++) menu = { id: level, title: 'branch', submenu: [menu] }
  const started = performance.now()
  expect(read(Menu, { menu: [menu] })).toContain('inmost')
  expect(read(Menu, { menu })).toContain('inmost')
  expect(performance.now() - started).toBeLessThan(2000)
})

it('the sample of a list has several entries', () => {
  const list = calls['SQMOD_VideoOnDemand.getGenres'].answer as Schema
  expect(entryOf(list)).not.toBeNull()
  expect(createSampler()(list)).toHaveLength(3)
})
