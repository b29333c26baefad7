/** The system values that the app knows, by type, with their defaults (CONF-04 to CONF-06). */
export const booleans = {
  price_symbol_spacing: true,
  price_avoid_empty_decimals: false,
  checkout_disabled: false,
  preview_enabled: true,
  install_prompt_enabled: true,
  opendoor_confirm: true,
}

export const numbers = {
  price_decimal_precision: 2,
  weather_refresh: 900_000,
  checkin_validity_interval: 600_000,
  receive_timeout: 60_000,
  sleep_timer_step: 15,
  sleep_timer_max: 180,
  wakeup_start_volume: 40,
  wakeup_volume_step: 5,
  wakeup_between_steps: 2,
  wakeup_snooze: 5,
  wakeup_max_volume: 100,
  reboot_random_offset: 15,
  background_music_volume: 10,
  scroll_speed: 40,
  tv_favourites_min_time: 120,
  play_timeout: 3000,
  epg_page_size: 7,
  default_source_port: 1,
}

const texts = {
  currency_short: 'EUR',
  currency_position: 'front',
  price_thousands_separator: ',',
  price_fraction_separator: '.',
  date_format: '',
  temperature_unit: 'C',
  weather_locations: '',
  login_devices: 'applemobile,unknown',
  late_checkout: '00:00-00:00',
  parental_control_password: '',
  parental_control_type: 'room_number',
  reboot_time: '05:15',
  reboot_fallback: '11:00',
  default_radio_category: '0',
  default_source: 'TV',
  player_routing: '',
  maps_api_key: '',
  consent_script_url: '',
  webcheckin_url: '/webcheckin/login',
}

export type SystemValues = { [K in keyof typeof booleans]: boolean } & {
  [K in keyof typeof numbers]: number
} & {
  [K in keyof typeof texts]: string
}

export const defaultValues: SystemValues = { ...booleans, ...numbers, ...texts }
export const systemValueNames = Object.keys(defaultValues) as (keyof SystemValues)[]
