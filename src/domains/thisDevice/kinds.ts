/** What the app stores on the device, as a guest would sort it. A unit test looks for keys that no kind has. */
import { answerPrefix } from '../../core/offlineCache/answer.ts'
import { colourSchemeKey, rememberedKeys, sendingKeys } from '../../core/storageKeys.ts'

interface Kind {
  /** Key of its name in the catalogue. */
  label: string
  /** Keys of local and session storage; one that ends with a slash is the beginning of several. */
  keys: readonly string[]
  /** Cookies that hold the same. */
  cookies?: readonly 'lang'[]
  /** Whether the hotel has it, too. */
  isAtHotel?: true
  /** Belongs to the sign-in or to the device: goes with the sign-out, or stays for the hotel's next guest. */
  isFixed?: true
}

const kindList = {
  signIn: {
    label: 'thisDevice.signIn',
    keys: [
      ...rememberedKeys,
      'auth-token',
      'auth-token-owner',
      'guest',
      'house',
      'walkin',
      'autologin-rejected',
    ],
    isAtHotel: true,
    isFixed: true,
  },
  attempts: { label: 'thisDevice.attempts', keys: sendingKeys, isAtHotel: true, isFixed: true },
  cart: {
    label: 'cart.title',
    keys: [
      ...['shop-cart-items', 'shop-cart-titles', 'shop-cart-owner', 'shop-cart-seed', 'shop-list'],
      'shop-removed-item-shop-id',
    ],
  },
  orders: { label: 'orders.title', keys: ['shop-orders', 'shop-past-orders'], isAtHotel: true },
  drafts: { label: 'thisDevice.drafts', keys: ['draft/'] },
  films: {
    label: 'vod.title',
    keys: ['vod-resume-times', 'vod-purchases', 'vod-only-free', 'player-languages'],
    isAtHotel: true,
  },
  channels: { label: 'thisDevice.channels', keys: ['tv-favourites', 'tv-reminders'] },
  doorbell: { label: 'camera.bell.title', keys: ['doorbell', 'doorbell-told'] },
  answers: {
    label: 'thisDevice.answers',
    keys: [answerPrefix, 'answers-of', 'answers-early'],
    isAtHotel: true,
  },
  language: { label: 'language.title', keys: [], cookies: ['lang'], isAtHotel: true },
  scheme: { label: 'thisDevice.scheme', keys: [colourSchemeKey] },
  hotel: {
    label: 'thisDevice.hotel',
    keys: [
      ...[
        'theme-kept',
        'settings-kept',
        'device-rebooted',
        'kiosk-seen-at',
        'install-dismissed',
        'device-mode',
      ],
      ...['ended-identities', 'channel-reloaded-at'],
    ],
    isAtHotel: true,
    isFixed: true,
  },
} satisfies Record<string, Kind>

export type KindName = keyof typeof kindList
export const kinds: Readonly<Record<KindName, Kind>> = kindList
export const kindNames = Object.keys(kindList) as KindName[]

/** The kind of a storage key; undefined for one that is not the app's. */
export const kindOf = (key: string): KindName | undefined =>
  kindNames.find((name) =>
    kinds[name].keys.some((one) => (one.endsWith('/') ? key.startsWith(one) : key === one)),
  )

/** The earliest time in the texts, in milliseconds since 1970. What is stored with its time calls it `at`. */
export function earliest(texts: readonly string[]): number | null {
  const times = texts.flatMap((text) => [...text.matchAll(/"at":(\d{13})\b/g)].map(([, at]) => Number(at)))
  return times.length > 0 ? Math.min(...times) : null
}
