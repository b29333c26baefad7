import { addresses, pathOf, type ScreenName, screenOf } from './addresses.ts'

/** What pressing a menu item does. */
export type MenuOutcome =
  | { kind: 'open'; to: string; screen: ScreenName }
  /** Leaves the app: a page in a new tab, a call, an e-mail. */
  | { kind: 'leave'; to: string; screen: 'link' | 'tel' | 'email' }
  /** Starts something on the device or the TV and opens no screen. */
  | { kind: 'device'; command: string; source?: { name: string; port: number }; app?: string }
  /** A function that this build or this mode does not have. Its item is not drawn. */
  | { kind: 'absent' }
  /** An action that means nothing. Its item stays and opens nothing. */
  | { kind: 'nothing' }

type Opener = (values: string[]) => MenuOutcome

const open = (screen: ScreenName, params?: Record<string, string>, query = ''): MenuOutcome => ({
  kind: 'open',
  screen,
  to: pathOf(screen, params) + query,
})

/** Opens the screen where the app has it. The name is a text because a build may leave a screen out. */
const openNamed = (name: string, params?: Record<string, string>, query?: string): MenuOutcome =>
  isScreen(name) ? open(name, params, query) : { kind: 'absent' }

const isScreen = (name: string): name is ScreenName => Object.keys(addresses).includes(name)

const leave =
  (screen: 'link' | 'tel' | 'email', param: string): Opener =>
  ([value = '']) =>
    value ? { kind: 'leave', screen, to: pathOf(screen, { [param]: value }) } : { kind: 'nothing' }

const startApp = (app: string): MenuOutcome => ({ kind: 'device', command: `openWebApp|${app}`, app })

const openers = new Map<string, Opener>(
  Object.entries({
    tvOpen: ([group = '']) =>
      group ? openNamed('tvgroup', {}, `?onclickVal=${encodeURIComponent(group)}`) : openNamed('tvall'),
    openWeather: ([index = '0']) => openNamed('weather', { index }),
    webradioOpen: () => openNamed('webradio'),
    SleepTimerOpen: () => open('sleeptimer'),
    wakeUpOpen: () => open('wakeUp'),
    streamingDevices: ([type]) => open('streamingDevices', { type: type || 'all' }),
    billPreviewOpen: () => openNamed('billPreview'),
    openFlightInfo: () => openNamed('flightInfo'),
    languageSettingsOpen: () => openNamed('language'),
    openShop: ([id = '']) => (id ? openNamed('shop', { id }) : { kind: 'nothing' }),
    OpenSkinEPG: () => openNamed('epg'),
    tvMessagesOpen: () => openNamed('tvMessage'),
    openWebPage: leave('link', 'link'),
    openTel: leave('tel', 'tel'),
    openEmail: leave('email', 'mailto'),
    openSearch: () => openNamed('search'),
    contentpage: ([cpId = '']) => openPage(cpId),
    cp: ([cpId = '']) => openPage(cpId),
    changeSource: ([name = 'TV', port = '1']) => ({
      kind: 'device',
      command: `changeSource|${name || 'TV'}|${port || '1'}`,
      source: { name: name || 'TV', port: Number.parseInt(port, 10) || 1 },
    }),
    openWebApp: ([app = '']) => (app ? startApp(app) : { kind: 'nothing' }),
    openScreenMirroring: () => startApp('screenmirroring'),
  } satisfies Record<string, Opener>),
)

/** Paths that name a function of the app which this build may leave out: their items are not drawn. */
const knownAreas =
  /^(shop|vod|epg|webradio|flightinfo|billpreview|search|room-control|room-camera|remote-control|tv-message|tvall|tvgroup|weather|sleeptimer|wakeup|streamingdevices|courses|pickup|destination|demo)(\/|$)/i

/** The number of a content page is the first run of digits in the action (MENU-23). */
function openPage(action: string): MenuOutcome {
  const digits = /\d+/.exec(action)?.[0]
  return digits ? open('contentpage', { cpId: digits }) : { kind: 'nothing' }
}

/** What an action text means, whoever's it is. `isPage` overrules the action's name. */
export function readAction(action: string, isPage = false): MenuOutcome {
  const [name = '', ...values] = action.split('|').map((part) => part.trim())
  if (isPage) return openPage(action)
  const opener = openers.get(name)
  if (opener) return opener(values)
  if (isScreen(name) && !addresses[name].includes(':')) return open(name)
  const path = name.startsWith('/') ? name : `/${name}`
  const pathname = path.replace(/[?#].*$/, '')
  const screen = name ? screenOf(pathname) : null
  if (screen) return { kind: 'open', screen: screen.name, to: path }
  return knownAreas.test(pathname.slice(1)) ? { kind: 'absent' } : { kind: 'nothing' }
}

interface Actions {
  onclick: string
  oneapp_onclick: string
  isPage: boolean
}

/**
 * The item's outcome: in the walk-in modes its own action first and the app's alternative where that opens
 * nothing, in the other modes the app's action, or its own where the app has none (MENU-26, MENU-27).
 */
export function outcomeOf(item: Actions, isWalkin: boolean): MenuOutcome {
  if (!isWalkin) return readAction(item.oneapp_onclick || item.onclick, item.isPage)
  const own = item.onclick ? readAction(item.onclick, item.isPage) : ({ kind: 'nothing' } as const)
  return own.kind === 'nothing' && item.oneapp_onclick ? readAction(item.oneapp_onclick, item.isPage) : own
}
