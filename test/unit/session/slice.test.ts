import { expect, it } from 'vitest'
import { type Mode, modes } from '../../../src/core/mode.ts'
import { formatPrice } from '../../../src/core/money.ts'
import { configSlice, selectConfig, selectCurrency } from '../../../src/domains/config/slice.ts'
import { noLoginData } from '../../../src/domains/session/session.types.ts'
import {
  authenticationFailed,
  checkinLost,
  registered,
  selectIsWalkin,
  sessionReset,
  sessionSlice,
  sessionValuesRead,
  severalResidentsFound,
} from '../../../src/domains/session/slice.ts'

const { reducer, getInitialState } = sessionSlice
const afterAll = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, getInitialState())
const inMode = (mode: Mode) => ({ session: afterAll(sessionValuesRead({ mode })) })

const checkin = {
  id: '7',
  name: 'Anna',
  last_name: 'Berger',
  room: '101',
  permanent: false,
  reservation_nr: '88012',
  checkout: null,
  residents: [],
}
const loginData = { room: '101', name: 'Berger', checkin: '2026-11-19', userId: '7' }
const someone = registered({
  result: { content: {}, skin: { id: '1', project_id: 'aurora' }, language: null, checkin: [checkin] },
  checkin,
  residents: [],
  loginData,
  by: 'guest',
})
const refused = authenticationFailed({ reason: 'rejected', silent: false })

it('SES-01 login data has room, name, arrival date and user id, all of them texts', () => {
  expect(noLoginData).toEqual({ room: '', name: '', checkin: '', userId: '' })
  expect(afterAll(someone).loginData).toEqual(loginData)
})

it('SES-08 is a walk-in exactly in the walk-in modes', () => {
  const all: Mode[] = ['', ...modes]
  expect(all.filter((mode) => selectIsWalkin(inMode(mode)))).toEqual(['walkin', 'walkin-only'])
})

it('SES-11 starts by fetching, and then is one of three', () => {
  const statuses = [
    afterAll(),
    afterAll(someone),
    afterAll(refused),
    afterAll(severalResidentsFound({ loginData, residents: [] })),
    afterAll(someone, checkinLost()),
  ].map(({ status }) => status)
  expect(statuses).toEqual([
    'fetching',
    'registered',
    'not_registered',
    'multiple_residents',
    'not_registered',
  ])
})

it('SES-31 a reset leaves nobody signed in, and hotel and device as they were', () => {
  const before = afterAll(
    sessionValuesRead({ theme: '2', property: '1', location: 'Pool', mode: 'kiosk' }),
    someone,
  )
  expect(reducer(before, sessionReset())).toMatchObject({
    status: 'not_registered',
    loginData: noLoginData,
    checkinData: null,
    isCheckedIn: false,
    mode: 'kiosk',
    location: '',
    themeId: '2',
    propertyId: '1',
  })
})

const config = { config: configSlice.getInitialState() }

it('SES-10, CONST-25, CONST-26, CONST-27 until the hotel says otherwise a price is EUR 1,234.50', () => {
  const currency = selectCurrency(config)
  expect(currency).toEqual({
    symbol: 'EUR',
    thousandsSeparator: ',',
    fractionCount: 2,
    fractionSeparator: '.',
    symbolPosition: 'front',
    symbolSpacing: true,
    avoidEmptyDecimals: false,
  })
  expect(formatPrice(1234.5, currency)).toBe('EUR\u00a01,234.50')
})

it('CONST-28, CONST-38, CONST-39, CONST-40, CONST-41, CONST-42, CONST-43 what the configuration leaves out', () => {
  expect(selectConfig(config)).toMatchObject({
    default_radio_category: '0',
    background_music_volume: 10,
    scroll_speed: 40,
    tv_favourites_min_time: 120,
    play_timeout: 3000,
    epg_page_size: 7,
    login_devices: 'applemobile,unknown',
    parental_control_type: 'room_number',
  })
})
