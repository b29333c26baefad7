import { expect, it, vi } from 'vitest'
import { batchesOf } from '../../../src/domains/config/batches.ts'
import { readSystemValues } from '../../../src/domains/config/readSystemValues.ts'
import { typeValues } from '../../../src/domains/config/saga.ts'
import { defaultValues, systemValueNames } from '../../../src/domains/config/values.ts'

const answer = (root: unknown) => ({ success: true, 0: { getSystemValues: { root } } })

it('HTTP-02 reads the values from JSON text and from an object', () => {
  expect(readSystemValues(answer('{"currency_short":"CHF"}'))).toEqual({ values: { currency_short: 'CHF' } })
  expect(readSystemValues(answer({ currency_short: 'CHF' }))).toEqual({ values: { currency_short: 'CHF' } })
})

it.each([1, '1', 'true'])('HTTP-02 takes success %j for true, as it does flags elsewhere', (success) => {
  expect(readSystemValues({ ...answer({ a: 1 }), success })).toEqual({ values: { a: 1 } })
})

it.each([
  ['text that is no JSON', answer('{"currency'), '4000-1'],
  ['no root', { success: true, 0: { getSystemValues: {} } }, '4000-3'],
  ['nothing at all behind success', { success: true }, '4000-3'],
  ['an empty text', answer(''), '4000-3'],
  ['null', answer(null), '4000-3'],
  ['the text null', answer('null'), '4000-3'],
  ['an empty object', answer({}), '4000-3'],
  ['the text of an empty object', answer('{}'), '4000-3'],
  ['no success', { ...answer({ a: 1 }), success: false }, '4000-4'],
  ['success as a text that says no', { ...answer({ a: 1 }), success: '0' }, '4000-4'],
  ['success in words', { ...answer({ a: 1 }), success: 'yes' }, '4000-4'],
  ['a list', answer([1]), '4000-4'],
  ['a number as text', answer('7'), '4000-4'],
  ['an answer that is no object', 'OK', '4000-4'],
])('CONF-08, ERR-16, ERR-18, ERR-19 gives %s the code %s', (_, body, error) => {
  expect(readSystemValues(body)).toEqual({ error })
})

it('CONF-02, CONST-16 asks for at most 50 names at once, each exactly once', () => {
  const names = Array.from({ length: 120 }, (_, at) => `name${at}`)
  const batches = batchesOf(names)
  expect(batches.map(({ length }) => length)).toEqual([50, 50, 20])
  expect(batches.flat()).toEqual(names)
  expect(batchesOf(systemValueNames).flat()).toEqual(systemValueNames)
})

const typed = (raw: Record<string, unknown>) => {
  const warn = vi.fn()
  return { values: typeValues(raw, warn), warnings: warn.mock.calls.length }
}

it.each([
  ['true', true],
  [true, true],
  ['false', false],
  ['TRUE', false],
  ['1', false],
  [1, false],
  ['yes', false],
])('CONF-04 reads %j as %s', (raw, value) => {
  expect(typed({ checkout_disabled: raw }).values).toEqual({ checkout_disabled: value })
})

it('CONF-05 reads whole numbers and leaves the default for what is none, with a warning', () => {
  expect(typed({ weather_refresh: '600000', epg_page_size: 9, play_timeout: '2500.7' })).toEqual({
    values: { weather_refresh: 600_000, epg_page_size: 9, play_timeout: 2500 },
    warnings: 0,
  })
  expect(typed({ weather_refresh: 'often' })).toEqual({ values: {}, warnings: 1 })
})

it.each(['receive_timeout', 'checkin_validity_interval', 'weather_refresh', 'play_timeout'])(
  'CONF-05 takes no %s for which a timer of the browser would not wait',
  (name) => {
    const longest = 2 ** 31 - 1
    expect(typed({ [name]: String(longest) })).toEqual({ values: { [name]: longest }, warnings: 0 })
    expect(typed({ [name]: String(longest + 1) })).toEqual({ values: {}, warnings: 1 })
  },
)

it('CONF-12 takes no interval under 10 seconds', () => {
  expect(typed({ checkin_validity_interval: '9999' })).toEqual({ values: {}, warnings: 1 })
  expect(typed({ checkin_validity_interval: '10000' }).values).toEqual({ checkin_validity_interval: 10_000 })
  expect(defaultValues.checkin_validity_interval).toBe(600_000)
})

it('CONF-03, CONF-09, CONF-10, CONF-13, CONF-16 has the default values', () => {
  expect(defaultValues).toMatchObject({
    currency_short: 'EUR',
    currency_position: 'front',
    price_decimal_precision: 2,
    price_thousands_separator: ',',
    price_fraction_separator: '.',
    price_symbol_spacing: true,
    price_avoid_empty_decimals: false,
    date_format: '',
    temperature_unit: 'C',
    weather_locations: '',
    weather_refresh: 900_000,
    login_devices: 'applemobile,unknown',
    checkin_validity_interval: 600_000,
    receive_timeout: 60_000,
    checkout_disabled: false,
    late_checkout: '00:00-00:00',
    parental_control_password: '',
    parental_control_type: 'room_number',
    sleep_timer_step: 15,
    sleep_timer_max: 180,
    wakeup_start_volume: 40,
    wakeup_volume_step: 5,
    wakeup_between_steps: 2,
    wakeup_snooze: 5,
    wakeup_max_volume: 100,
    reboot_time: '05:15',
    reboot_fallback: '11:00',
    reboot_random_offset: 15,
    background_music_volume: 10,
    scroll_speed: 40,
    tv_favourites_min_time: 120,
    play_timeout: 3000,
    epg_page_size: 7,
    default_radio_category: '0',
    default_source: 'TV',
    default_source_port: 1,
    player_routing: '',
    preview_enabled: true,
    maps_api_key: '',
    consent_script_url: '',
    install_prompt_enabled: true,
    webcheckin_url: '/webcheckin/login',
  })
})

it('passes over names that the app does not know', () => {
  expect(typed({ toString: 'x', unheard_of: '1' })).toEqual({ values: {}, warnings: 0 })
})
