// What a stranger may send: the hotel answers with a reason, records it, and is none the worse.
import { expect, it } from 'vitest'
import { startTestHotel } from './testHotel.ts'

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

it.each([5000, 100_000])(
  'REAL-07 JSON that is nested %d deep is refused with a reason, and recorded',
  async (levels) => {
    const hotel = await startTestHotel()
    const path = '/api/public/v2/property/1/oneapp/roomcontrol'
    const answer = await fetch(hotel.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"room":${nested(levels)}}`,
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      error: { code: 'too_deep', message: 'The body is nested too deep.' },
    })
    expect(hotel.desk.calls({ function: `POST ${path}` })).toMatchObject([{ status: 400 }])

    const device = await hotel.device()
    const dispatch = {
      module: 'SQMOD_Auth',
      function: 'authenticate',
      port: 1,
      cache_time: 0,
      message_id: 'deep',
    }
    device.send(`\u0002{"dispatch":${JSON.stringify(dispatch)},"payload":{"room":${nested(levels)}}}\u0003`)
    expect(await device.hearPush('authenticate')).toMatchObject({
      payload: { status: 'ERROR', message: 'nested too deep' },
    })
    expect(hotel.desk.calls({ function: 'authenticate' })).toMatchObject([{ status: 'ERROR' }])
    expect(hotel.problems).toEqual([])
  },
)

it('the desk refuses what is nested too deep', async () => {
  const hotel = await startTestHotel()
  const answer = await fetch(`${hotel.origin}/desk/api/push`, {
    method: 'POST',
    body: `{"room":"101","function":"x","payload":${nested(5000)}}`,
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { code: 'too_deep' } })
})

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty']

it.each(inherited)('a name that every object has picks nothing: %s', async (name) => {
  const hotel = await startTestHotel()
  const guest = await hotel.guest()
  expect((await hotel.get(`/api/v1/property/1/oneapp/terms/${name}`)).status).toBe(404)

  const values = await hotel.get(
    `/ONEapp/api/php_helpers/initialisation/Json_operator.php?cmdArr=getSystemValues&systemvalues=${name},currency_short`,
  )
  const { '0': first } = await values.json()
  expect(first.getSystemValues.root).not.toContain(name)

  const weather = { city: 'Vienna', countryISO3166: 'AT', lang: name }
  const inEnglish = await guest.ask('SQMOD_Weather.fetchWeather', { ...weather, lang: 'en' })
  expect(await guest.ask('SQMOD_Weather.fetchWeather', weather)).toEqual(inEnglish)

  const control = { room: name, command: { id: 'length', value: true } }
  const switched = await hotel.post(
    '/api/public/v2/property/1/oneapp/roomcontrol?roomNr=101',
    control,
    guest.headers,
  )
  expect(switched.status).toBe(404)

  expect(await guest.ask(`${name}.of`, {})).toEqual({ status: 'ERROR', message: 'unknown call' })
  hotel.desk.push({ room: '101', function: name, payload: {} })
  expect((await guest.hearPush(name)).dispatch.module).toBe('SQMOD_GlobalFunctions')
  expect(hotel.problems).toEqual([])
})

it.each(['/webcheckin/login', '/webcheckin/stay'])('a broken form to %s is refused as such', async (path) => {
  const hotel = await startTestHotel()
  const broken = (type: string) =>
    hotel.get(path, { method: 'POST', headers: { 'content-type': type }, body: '--x\r\nnothing of a form' })
  for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data'])
    expect((await broken(type)).status).toBe(400)
  expect(hotel.desk.calls({ function: `POST ${path}` })).toMatchObject([{ status: 400 }, { status: 400 }])
  expect(hotel.problems).toEqual([])
})

it('a header of a frame that is as long as a book is dropped', async () => {
  const hotel = await startTestHotel()
  const device = await hotel.device()
  const dispatch = { module: 'M'.repeat(100_000), function: 'f', message_id: 'long' }
  device.send(`\u0002${JSON.stringify({ dispatch, payload: {} })}\u0003`)
  expect((await device.ask('SQMOD_Auth.authenticate', {})).status).toBe('OK')
  expect(hotel.desk.calls().map(({ module }) => module)).toEqual(['SQMOD_Auth'])
})
