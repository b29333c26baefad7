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
 * `applemobile` is iPhone, iPad and iPod, also an iPad that calls itself a Mac but has a touch screen; the names of
 * televisions are those of their systems; everything else, so every other phone and computer, is `unknown`.
 */
export function deviceKind(userAgent: string, touchPoints = 0): DeviceKind {
  for (const kind of Object.keys(televisions) as (keyof typeof televisions)[])
    if (televisions[kind].test(userAgent)) return kind
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1))
    return 'applemobile'
  return 'unknown'
}

/**
 * Is someone on this device asked to sign in?
 * @param list kinds of device, separated by commas, as the configuration's `login_devices` holds them
 * @param touchPoints matter where the list is not the default, which has an iPad either way
 */
export function isSignInDevice(userAgent: string, list: string, touchPoints = 0): boolean {
  const kinds = list.split(',').map((kind) => kind.trim().toLowerCase())
  return kinds.includes(deviceKind(userAgent, touchPoints))
}

export const isTelevision = (kind: DeviceKind) => kind in televisions
