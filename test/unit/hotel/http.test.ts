import { describe, expect, it } from 'vitest'
import { startTestHotel } from './testHotel.ts'

const values = '/ONEapp/api/php_helpers/initialisation/Json_operator.php?cmdArr=getSystemValues&systemvalues='

async function valuesOf(response: Response): Promise<Record<string, string>> {
  const body = await response.json()
  expect(body.success).toBe(true)
  return JSON.parse(body['0'].getSystemValues.root)
}

describe('the calls over HTTP', () => {
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
})
