import { version } from '../../package.json'
import { createCookies } from '../browser/cookies.ts'
import { createDevice, type Device } from '../browser/device.ts'
import { isTelevision } from '../browser/deviceKind.ts'
import { createDrafts } from '../browser/drafts.ts'
import { withFirstAnswers } from '../browser/firstAnswers.ts'
import { createInstaller } from '../browser/installer.ts'
import { createPage, type Page } from '../browser/page.ts'
import { createStorage } from '../browser/storage.ts'
import { createUuid } from '../browser/uuid.ts'
import { createAnswers } from '../core/answers/answers.ts'
import type { Mode } from '../core/mode.ts'
import { createHistory } from '../core/routing/history.ts'
import type { Services } from '../core/services.ts'
import { readLoginData } from '../domains/session/persistence.ts'
import { createRemoteLog, type LogLevel } from '../http/log.ts'
import { authTokenKey, createHttp } from '../http/request.ts'
import { createRealtimeClient } from '../realtime/client.ts'
import { createReloadGuard } from '../realtime/reloadGuard.ts'
import { channelAddress } from '../realtime/socket.ts'

/** What the services read from the session. */
export interface SessionFacts {
  mode: Mode
  /** What is known of the guest and must not stand in the hotel's log (HTTP-03). */
  personal: readonly string[]
  /** What every address carries of the session. */
  sessionParams: Record<string, string>
  /** The id of the guest who is signed in, or empty. */
  guest: string
}

export interface ServicesOptions {
  /** The hotel's origin. */
  origin: string
  loadLanguage: Services['loadLanguage']
  /** A function, because the store is created after the services. */
  sessionFacts: () => SessionFacts
  page?: Page
  device?: Device
  now?: () => number
}

/** The services of the running app. Tests pass their own origin, page, device and clock. */
export function createServices({
  origin,
  loadLanguage,
  sessionFacts,
  page = createPage(),
  device = createDevice(),
  now = Date.now,
}: ServicesOptions): Omit<Services, 'domains'> {
  const storage = createStorage()
  const secrets = () => [...sessionFacts().personal, storage.local.get(authTokenKey) ?? '']
  const remoteLog = createRemoteLog({ origin, secrets })
  const log = (level: LogLevel, component: string, message: string) => {
    if (import.meta.env.MODE === 'development' && level !== 'info') console.warn(`[${component}] ${message}`)
    remoteLog(level, component, message)
  }
  const http = createHttp({
    origin,
    token: () => storage.local.get(authTokenKey),
    log: (level, message) => log(level, 'http', message),
    fetch: withFirstAnswers((...given) => globalThis.fetch(...given)),
  })
  const hotel = createRealtimeClient({
    url: () => {
      const { protocol, host } = new URL(origin)
      const { mode } = sessionFacts()
      return channelAddress({ protocol, host, mode, mac: device.facts()?.macAddress ?? '' })
    },
    uuid: () => createUuid(),
    log: (level, message) => log(level, 'channel', message),
  })
  const answers = createAnswers(storage.local, now, async (early) => {
    const { createKeeper } = await import('../core/answers/keeper.ts')
    // A television stays in the room when the guest has left.
    const mayKeep = () => sessionFacts().mode === '' && !isTelevision(device.kind)
    return createKeeper(
      {
        area: storage.local,
        hotel,
        now,
        guest: () => (mayKeep() ? sessionFacts().guest : ''),
        storedGuest: () => (mayKeep() ? readLoginData({ storage }).userId : ''),
      },
      early,
    )
  })
  return {
    answers,
    hotel,
    http,
    page,
    device,
    installer: createInstaller(),
    storage,
    cookies: createCookies(),
    drafts: createDrafts(storage.session),
    reloadGuard: createReloadGuard(() => window.sessionStorage, now, page.isOccupied),
    history: createHistory({ sessionParams: () => sessionFacts().sessionParams }),
    languages: navigator.languages ?? [navigator.language],
    loadLanguage,
    now,
    log,
    note: (component, message) => console.warn(`[${component}] ${message}`),
    version,
  }
}
