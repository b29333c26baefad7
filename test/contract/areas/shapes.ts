// The shapes of all answers that change nothing, by the contract's own schemas.

import * as v from 'valibot'
import type { CallSpec, RouteSpec } from '../../../src/contract/define.ts'
import { calls, routes } from '../../../src/contract/index.ts'
import { getTermsIndex, getThemes } from '../../../src/contract/property.ts'
import { CustomPage, Menu, PageList } from '../../../src/contract/skin.ts'
import { bodyOf, fits, isOk, routeFits, saidBy } from '../judge.ts'
import { isNeeded } from '../needed.ts'
import { reads } from '../plans.ts'
import { menuOf, numbersOf, systemValuesIn } from '../property.ts'
import { differs, holds, notOffered, notTried, type Verdict } from '../report.ts'
import { type Fetched, fetchOf, requestOf } from '../request.ts'
import type { Schema } from '../schema/parts.ts'
import { problemsOf } from '../schema/validator.ts'
import { type Area, hotelNow, type Trial } from '../trial.ts'

const specs: Record<string, CallSpec> = calls

export const callShapes =
  (left: ReadonlyMap<string, string>): Area =>
  async (trial) => {
    const { rows, one, two } = trial
    for (const name of Object.keys(reads))
      for (const guest of [one, two]) {
        const heard = guest.heard.get(name)
        const spec = specs[name]
        await rows.try('shapes', `${name}, room ${guest.room}`, () =>
          heard && spec
            ? fits(spec, heard, isNeeded(trial, name))
            : notTried(left.get(name) ?? 'nothing to ask'),
        )
      }
  }

function valuesFit(fetched: Fetched): Verdict {
  const values = systemValuesIn(bodyOf(fetched))
  if (!isOk(fetched) || values === null)
    return differs(
      '{"success": true, "0": {"getSystemValues": {"root": …}}}, root JSON text or an object',
      fetched.sent,
      saidBy(fetched),
    )
  if ('no_such_value' in values)
    return differs('nothing for a name that the hotel does not know', fetched.sent, saidBy(fetched))
  return holds()
}

const day = (at: number) => new Date(at).toISOString().slice(0, 10)
const weekMs = 6 * 86_400_000

export const routeShapes: Area = async (trial) => {
  const { rows, target, property, one } = trial
  const params = { propertyId: property.id }
  const { cookie } = one.device
  const row = async (name: keyof typeof routes, options: object, isAlwaysNeeded = false) => {
    const fetched = await requestOf(target, routes[name], { cookie, params, ...options })
    await rows.try('shapes', name, () =>
      routeFits(routes[name] as RouteSpec, fetched, isAlwaysNeeded || isNeeded(trial, name)),
    )
    return fetched
  }
  await rows.try('shapes', 'getSystemValues', () => valuesFit(property.values))
  await row('getUtcTime', {}, true)
  await row('getSettings', {}, true)
  const themes = v.safeParse(getThemes.answer, bodyOf(await row('getThemes', {})))
  const themeId = themes.success ? themes.output.themes[0]?.id : undefined
  if (themeId) await row('getTheme', { params: { themeId } })
  else rows.add('shapes', 'getTheme', notTried('the hotel names no theme'))
  await row('getWebCheckinEnabled', {})
  const index = v.safeParse(getTermsIndex.answer, bodyOf(await row('getTermsIndex', {})))
  const lang = index.success ? index.output.languages[0] : undefined
  if (lang) await row('getTerms', { params: { ...params, lang } })
  else rows.add('shapes', 'getTerms', notTried('the hotel names no language of its terms'))
  await row('getRoomControls', { query: { roomNr: one.room } })
  const now = hotelNow(trial)
  await row('getCourses', { query: { from: day(now), to: day(now + weekMs), property: property.id } })
  await row('getDestination', { query: { lang: 'en', page: 1, limit: 20 } })
}

function fileFits(schema: Schema, fetched: Fetched): Verdict {
  if (fetched.kind === 'answered' && fetched.status === 404) return notOffered('404')
  if (!isOk(fetched)) return differs('the file', fetched.sent, saidBy(fetched))
  const problems = problemsOf(schema, bodyOf(fetched))
  return problems.length === 0 ? holds() : differs(problems.join('; '), fetched.sent, saidBy(fetched))
}

const maxPages = 5

/** The first pages of the menu: their lists of languages, and the pages themselves. */
async function pages({ rows, target, menu, one }: Trial): Promise<void> {
  const base = `/ONEapp/skins/${encodeURIComponent(one.skin.projectId)}`
  for (const number of numbersOf(menu.items, 'contentpage').slice(0, maxPages)) {
    const list = await fetchOf(target, 'GET', `${base}/Page_${number}.json`, { cookie: '' })
    await rows.try('skin', `Page_${number}.json`, () => fileFits(PageList as Schema, list))
    const read = v.safeParse(PageList, bodyOf(list))
    const custom = read.success ? Object.values(read.output)[0] : undefined
    if (custom === undefined) continue
    const page = await fetchOf(target, 'GET', `${base}/custom/Custom_${custom}.json`, { cookie: '' })
    await rows.try('skin', `Custom_${custom}.json`, () => fileFits(CustomPage as Schema, page))
  }
}

export const skin: Area = async (trial) => {
  const { rows, target, menu, one } = trial
  const walkIn = await menuOf(target, one.skin, true)
  await rows.try('skin', 'menu_EN.json', () => fileFits(Menu as Schema, menu.fetched))
  await rows.try('skin', 'oneapp/walkin_menu_EN.json', () => fileFits(Menu as Schema, walkIn.fetched))
  await pages(trial)
}
