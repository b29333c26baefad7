/** What kind of device the app runs on, by its user agent (CONF-09). */
const televisions = {
  netcast: /netcast/i,
  // Not Tizen watches and phones, which belong to guests.
  tizen: /tizen(?!.*\bmobile\b)/i,
  webos: /web0s|webos(?:\.tv|;|\/)/i,
  orsay: /maple|smart-tv; x11/i,
  androidtv: /android tv|googletv|bravia|\baft[a-z0-9]+ build|crkey/i,
  hbbtv: /hbbtv/i,
} as const

export type DeviceKind = keyof typeof televisions | 'applemobile' | 'unknown'

/**
 * `applemobile` is an iPhone, iPad or iPod, including an iPad whose user agent is that of a Mac but which has a touch
 * screen. TVs have the names of their systems. All others, such as other phones and computers, are `unknown`.
 */
export function deviceKind(userAgent: string, touchPoints = 0): DeviceKind {
  for (const kind of Object.keys(televisions) as (keyof typeof televisions)[])
    if (televisions[kind].test(userAgent)) return kind
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1))
    return 'applemobile'
  return 'unknown'
}

/**
 * True if guests on this device are asked to sign in.
 * @param list kinds of device, separated by commas, as the configuration's `login_devices` holds them
 * @param touchPoints not needed for the default list, which contains both kinds that an iPad may be classified as
 */
export function isSignInDevice(userAgent: string, list: string, touchPoints = 0): boolean {
  const kinds = list.split(',').map((kind) => kind.trim().toLowerCase())
  return kinds.includes(deviceKind(userAgent, touchPoints))
}

export const isTelevision = (kind: DeviceKind) => kind in televisions

/**
 * Whether the device is the hotel's, a television or a kiosk. It must not leave the app, because nobody could lead it back
 * (TVX-01). @param deviceMode the device's own mode; empty for a guest's device
 */
export const isHotelDevice = (deviceMode: string, kind: DeviceKind) => deviceMode !== '' || isTelevision(kind)
