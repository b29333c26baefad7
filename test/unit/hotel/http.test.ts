import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { RouteSpec } from '../../../src/contract/define.ts'
import { routes } from '../../../src/contract/index.ts'
import { startTestHotel } from './testHotel.ts'

const values = '/ONEapp/api/php_helpers/initialisation/Json_operator.php?cmdArr=getSystemValues&systemvalues='

async function valuesOf(response: Response): Promise<Record<string, string>> {
  const body = await response.json()
  expect(body.success).toBe(true)
  return JSON.parse(body['0'].getSystemValues.root)
}

describe('the calls over HTTP', () => {
  it('HTTP-01, HTTP-02 give the system values by name; unknown names are absent', async () => {
    const { get } = await startTestHotel()
    const answer = await valuesOf(await get(`${values}currency_short,price_symbol_spacing,no_such_name`))
    expect(answer).toEqual({ currency_short: 'EUR', price_symbol_spacing: 'true' })
  })

  it('take the property from the address of the page, then from the cookie', async () => {
    const { get, origin } = await startTestHotel()
    const ask = (headers: Record<string, string>) =>
      get(`${values}currency_short`, { headers }).then(valuesOf)
    expect(await ask({ cookie: 'theme=2; property=2' })).toEqual({ currency_short: '$' })
    expect(await ask({ referer: `${origin}/ONEapp/login?property=2` })).toEqual({ currency_short: '$' })
    const both = { referer: `${origin}/ONEapp/?property=1`, cookie: 'property=2' }
    expect(await ask(both)).toEqual({ currency_short: 'EUR' })
    expect(await ask({ cookie: 'property=99' })).toEqual({ currency_short: 'EUR' })
  })

  it('refuse more than 50 names, another command, and a body that is none', async () => {
    const { get, post, origin } = await startTestHotel()
    const many = Array.from({ length: 51 }, (_, index) => `name_${index}`).join()
    expect((await get(values + many)).status).toBe(400)
    expect((await get(values.replace('getSystemValues', 'dropTables'))).status).toBe(400)
    const log = '/ONEapp/api/php_helpers/log.php'
    expect((await post(log, { lvl: 'shout', msg: 'm', component: 'c' })).status).toBe(400)
    const broken = await fetch(origin + log, {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toMatchObject({ error: { code: 'not_json' } })
    expect((await post(log, { lvl: 'info', msg: 'm'.repeat(300_000), component: 'c' })).status).toBe(413)
  })

  it.each([5000, 100_000])(
    'REAL-07 refuse a body of %i levels, which is recorded by its beginning',
    async (levels) => {
      const { origin, desk, problems } = await startTestHotel()
      const answer = await fetch(`${origin}/api/v1/property/1/oneapp/calls`, {
        method: 'POST',
        body: '['.repeat(levels) + ']'.repeat(levels),
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ error: { code: 'too_deep' } })
      expect(desk.calls()).toMatchObject([{ status: 400, data: '['.repeat(200) }])
      expect(problems).toEqual([])
    },
  )

  it('keep what the app logs', async () => {
    const { post, desk } = await startTestHotel()
    const line = { lvl: 'warn', msg: 'no route', component: 'shell' }
    expect((await post('/ONEapp/api/php_helpers/log.php', line)).status).toBe(200)
    expect(desk.logs()).toEqual([expect.objectContaining(line)])
  })

  it('tell the time of the hotel’s clock', async () => {
    const { get, desk } = await startTestHotel()
    desk.clock({ now: '2027-03-01T08:00:00Z' })
    const { utc } = await (await get('/ONEapp/api/php_helpers/utc_time.php')).json()
    expect(utc).toMatch(/^2027-03-01T08:00:0/)
  })

  it('gives all themes and one', async () => {
    const { get } = await startTestHotel()
    const { themes } = await (await get('/api/v1/oneapp/theme')).json()
    expect(themes.map(({ title }: { title: string }) => title)).toEqual(['Hotel Aurora', 'Isla Verde'])
    expect(await (await get('/api/v1/oneapp/theme/2')).json()).toEqual(themes[1])
    expect((await get('/api/v1/oneapp/theme/9')).status).toBe(404)
  })

  it('HTTP-08, HTTP-09 give a property’s settings and whether check-in over the web is enabled', async () => {
    const { get, desk } = await startTestHotel()
    const settings = async (id: string) =>
      (await (await get(`/api/v1/property/${id}/oneapp/settings`)).json()).settings
    expect(await settings('1')).toMatchObject({ timezone: 'Europe/Vienna', onekey: { vendor: 'assa_abloy' } })
    expect(await settings('2')).toMatchObject({ onekey: { vendor: 'salto', saltoUseShip: true } })
    const enabled = async () => (await get('/api/v1/oneapp/webcheckin/1/enabled')).json()
    expect(await enabled()).toEqual({ enabled: true })
    desk.property({
      id: '1',
      isWebcheckinEnabled: false,
      settings: { timezone: null, login: { fields: ['email'] } },
    })
    expect(await enabled()).toEqual({ enabled: false })
    expect(await settings('1')).not.toHaveProperty('timezone')
    expect(await settings('1')).toMatchObject({ login: { fields: ['email'] } })
    const unknown = await get('/api/v1/property/9/oneapp/settings')
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ error: { code: 'unknown_property' } })
  })

  it('HTTP-10, HTTP-11 give terms with a heading, in the languages of the index', async () => {
    const { get } = await startTestHotel()
    const index = await (await get('/api/v1/property/1/oneapp/terms/index')).json()
    expect(index).toEqual({
      languages: ['ar', 'de', 'en', 'fr'],
      optionalTermsUrl: 'https://aurora.example/terms',
    })
    for (const lang of index.languages) {
      const { text } = await (await get(`/api/v1/property/1/oneapp/terms/${lang}`)).json()
      expect(text).toMatch(/^<h1>.*Hotel Aurora.*<\/h1>/)
    }
    expect((await get('/api/v1/property/1/oneapp/terms/ja')).status).toBe(404)
  })

  it('answer as the contract’s schemas want it', async () => {
    const { get } = await startTestHotel()
    const params: Record<string, string> = { ':propertyId': '2', ':themeId': '1', ':lang': 'de' }
    const query = '?cmdArr=getSystemValues&systemvalues=currency_short&from=2026-11-16&to=2026-11-29'
    // Routes of a phone call need a call that has been started before.
    const reads = Object.values<RouteSpec>(routes).filter(
      ({ method, path }) => method === 'GET' && !path.includes(':callId'),
    )
    expect(reads.length).toBeGreaterThan(6)
    for (const spec of reads) {
      const path = spec.path.replace(/:\w+/g, (name) => params[name] ?? name)
      const answer = v.safeParse(spec.answer, await (await get(path + query)).json())
      expect(answer.issues, path).toBeUndefined()
    }
  })
})
