/**
 * The address book: every screen of the app by its route name. Menu actions, the bottom navigation and the route
 * table all read it, so that a screen that is not built is offered nowhere.
 */
export const addresses = {
  home: '/',
  login: '/login',
  terms: '/terms',
  privacy: '/privacy',
  contentpage: '/cp/:cpId',
  page: '/page/:pageId',
  language: '/language',
  moreNav: '/more-nav',
  link: '/open-web-page/:link',
  tel: '/open-tel/:tel',
  email: '/open-email/:mailto',
  weather: '/weather/:index',
  roomCamera: '/room-camera',
  mobileKey: '/demo/mobilekey',
  shop: '/shop/flow/:id',
  shopProduct: '/shop/flow/:id/product/:productId',
  shopCart: '/shop/cart',
  remoteControl: '/remote-control',
  wakeUp: '/wakeUp',
  sleeptimer: '/sleeptimer',
  streamingDevices: '/streamingDevices/:type',
  roomControl: '/room-control',
  demoRoomControl: '/demo/room-control',
  demoMessenger: '/demo/messenger',
  demoMaps: '/demo/maps',
} as const

export type ScreenName = keyof typeof addresses

/** Screens that a guest may see without sign-in. */
export const openScreens: readonly ScreenName[] = ['login', 'terms', 'privacy']

/** Screens of the demo modes alone (MODE-16). */
export const demoScreens: readonly ScreenName[] = ['demoMessenger', 'demoMaps', 'demoRoomControl']

/** Screens of a room: there is none in the walk-in modes (MODE-04 to MODE-07). */
export const residentScreens: readonly ScreenName[] = [
  'roomCamera',
  'mobileKey',
  'remoteControl',
  'roomControl',
  'wakeUp',
  'sleeptimer',
  'streamingDevices',
]

/** The path of a screen with its parameters filled in, percent-encoded. */
export function pathOf(name: ScreenName, params: Record<string, string | number> = {}): string {
  return addresses[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')))
}

const matchers = (Object.entries(addresses) as [ScreenName, string][]).map(([name, path]) => ({
  name,
  matcher: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}/?$`, 'i'),
  keys: (path.match(/:\w+/g) ?? []).map((key) => key.slice(1)),
}))

/** Which screen an in-app path shows, with the path's parameters; null where it is no route. */
export function screenOf(pathname: string): { name: ScreenName; params: Record<string, string> } | null {
  for (const { name, matcher, keys } of matchers) {
    const match = matcher.exec(pathname)
    if (match)
      return { name, params: Object.fromEntries(keys.map((key, at) => [key, decode(match[at + 1] ?? '')])) }
  }
  return null
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
