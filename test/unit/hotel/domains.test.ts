import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Weather } from '../../../src/contract/weather.ts'
import { startTestHotel } from './testHotel.ts'

describe('what a room asks for', () => {
  it('its own language, which the next sign-in finds', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.guest()
    const set = (language: string) =>
      device.ask('SQMOD_SystemSettings.setLanguageOfRoom', { room: '101', language })
    expect((await set('fr')).status).toBe('OK')
    expect((await set('klingon')).status).toBe('ERROR')
    expect((await device.signIn('101', 'Berger')).root).toMatchObject({ language: { lang_key: 'fr' } })
  })

  it('RT-37 what hangs there in the language of the guest', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.guest('105', 'Haddad')
    const tvs = await device.ask('SQMOD_RoomInformation.getRoomsByRoomnumber', { room_id: '105' })
    expect(tvs.root).toMatchObject([{ name: 'التلفاز', description: 'فوق المكتب' }])
    expect((await device.ask('SQMOD_Camera.loadCameras', {})).root).toMatchObject([{ title: 'الباب' }])
    await device.ask('SQMOD_SystemSettings.setLanguageOfRoom', { room: '105', language: 'fr' })
    expect((await device.ask('SQMOD_Camera.loadCameras', {})).root).toMatchObject([{ title: 'Porte' }])
    const path = '/api/public/v2/property/1/oneapp/roomcontrol?roomNr=105'
    const { commands } = await (await hotel.get(path, device)).json()
    expect(commands.map(({ title }: { title: string }) => title)).toContain('Ne pas déranger')
    const { retailContent } = await device.ask('SQMOD_RetailSystem.getRetailContent', {
      id: 1,
      parent_id: '13',
      lang: 'ar',
    })
    expect(JSON.stringify(retailContent)).toContain('برغر')
  })

  it('the number of a statistics event, which ends it once', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.guest()
    const event = { event_type: 'contentpage', event_value: '128', event_number: 0 }
    const started = await device.ask('SQMOD_Statistics.startEvent', event)
    expect(started).toEqual({ status: 'OK', root: { event_number: 5512 } })
    const end = () => device.ask('SQMOD_Statistics.endEvent', { ...event, event_number: 5512 })
    expect((await end()).status).toBe('OK')
    expect(await end()).toEqual({ status: 'ERROR', message: 'unknown event' })
    expect(hotel.desk.statistics()).toEqual([
      expect.objectContaining({ room: '101', event_value: '128', ended: expect.any(String) }),
    ])
  })

  it('what its device is made of', async () => {
    const hotel = await startTestHotel()
    const details = { firmware: '1.2', os_type: 'Tizen', onesquare_version: '0.1.0', skin_version: '' }
    await (await hotel.guest()).ask('SQMOD_SystemSettings.transmitFirmware', details)
    expect(hotel.desk.room('101').devices).toEqual([expect.objectContaining(details)])
  })
})

describe('the weather', () => {
  const vienna = { city: 'Vienna', country: 'Austria', countryISO3166: 'AT', lang: 'de' }

  it('is warmer in August than in January, at three than at three in the night, and the same when asked twice', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    const at = async (now: string) => {
      hotel.desk.clock({ now })
      const { root } = await device.ask('SQMOD_Weather.fetchWeather', vienna)
      return v.parse(Weather, root).current?.temperature ?? Number.NaN
    }
    expect(await at('2026-08-10T13:00:00Z')).toBeGreaterThan((await at('2026-01-10T14:00:00Z')) + 8)
    expect(await at('2026-08-10T13:00:00Z')).toBeGreaterThan(await at('2026-08-10T01:00:00Z'))
    expect(await at('2026-08-10T13:00:00Z')).toBe(await at('2026-08-10T13:00:00Z'))
  })

  it('of a place that the hotel does not know is refused', async () => {
    const hotel = await startTestHotel()
    const reply = await (await hotel.device()).ask('SQMOD_Weather.fetchWeather', {
      ...vienna,
      city: 'Atlantis',
    })
    expect(reply).toEqual({ status: 'ERROR', message: 'unknown place' })
  })
})
