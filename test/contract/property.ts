// What the app reads of a property before any guest: the configuration, the settings, and the menu of the skin.
import * as v from 'valibot'
import { getSystemValues, getUtcTime } from '../../src/contract/config.ts'
import { isRecord } from '../../src/contract/isRecord.ts'
import { getSettings, Settings } from '../../src/contract/property.ts'

import { Menu, type MenuItem } from '../../src/contract/skin.ts'
import { bodyOf } from './judge.ts'
import { type Fetched, fetchOf, requestOf } from './request.ts'
import type { Target } from './target.ts'

export interface Property {
  id: string
  values: Fetched
  /** System values by name. */
  systemValues: Record<string, unknown>
  settings: v.InferOutput<typeof Settings>
  /** How far the hotel's clock is ahead of this machine's, in ms. */
  clockAheadMs: number
}

const valueNames = ['weather_locations', 'currency_short', 'receive_timeout', 'no_such_value']

/** The values within `{"success": true, "0": {"getSystemValues": {"root": …}}}`; null if they cannot be read. */
export function systemValuesIn(body: unknown): Record<string, unknown> | null {
  if (!isRecord(body) || body.success !== true || !isRecord(body['0'])) return null
  const { getSystemValues: told } = body['0']
  const root = isRecord(told) ? told.root : undefined
  if (isRecord(root)) return root
  try {
    const read: unknown = JSON.parse(String(root))
    return isRecord(read) ? read : null
  } catch {
    return null
  }
}

export async function propertyOf(target: Target): Promise<Property> {
  const cookie = ''
  const params = { propertyId: target.property }
  const [values, settings, time] = await Promise.all([
    requestOf(target, getSystemValues, {
      cookie,
      query: { cmdArr: 'getSystemValues', systemvalues: valueNames.join(','), property: target.property },
    }),
    requestOf(target, getSettings, { cookie, params }),
    requestOf(target, getUtcTime, { cookie }),
  ])
  const told = v.safeParse(getSettings.answer, bodyOf(settings))
  const now = v.safeParse(getUtcTime.answer, bodyOf(time))
  return {
    id: target.property,
    values,
    systemValues: systemValuesIn(bodyOf(values)) ?? {},
    settings: told.success ? told.output.settings : v.parse(Settings, {}),
    clockAheadMs: now.success ? Date.parse(now.output.utc) - Date.now() : 0,
  }
}

export interface SkinMenu {
  fetched: Fetched
  items: MenuItem[]
}

const flat = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flat(item.submenu)])

/** The menu of a skin in English, which is there in any case; with `isWalkIn` that for guests without a room. */
export async function menuOf(
  target: Target,
  { id, projectId }: { id: string; projectId: string },
  isWalkIn = false,
): Promise<SkinMenu> {
  const folder = `/ONEapp/skins/${encodeURIComponent(projectId)}/${encodeURIComponent(id)}`
  const file = isWalkIn ? 'oneapp/walkin_menu_EN.json' : 'menu_EN.json'
  const fetched = await fetchOf(target, 'GET', `${folder}/${file}?t=${Date.now()}`, { cookie: '' })
  const menu = v.safeParse(Menu, bodyOf(fetched))
  return { fetched, items: menu.success ? flat(menu.output.menu) : [] }
}

/** The numbers behind an action in the menu's entries: `openShop|1`, `contentpage|10`. */
export const numbersOf = (items: readonly MenuItem[], action: string): number[] => {
  const entries = items.flatMap(({ onclick, oneapp_onclick }) => [oneapp_onclick, onclick])
  const found = entries.flatMap((entry) => {
    const [name, number] = entry.split('|')
    return name?.toLowerCase() === action.toLowerCase() && number && Number.isFinite(Number(number))
      ? [Number(number)]
      : []
  })
  return [...new Set(found)]
}
