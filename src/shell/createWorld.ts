import { version } from '../../package.json'
import { createCookies } from '../browser/cookies.ts'
import { createDevice, type Device } from '../browser/device.ts'
import { createDrafts } from '../browser/drafts.ts'
import { createInstaller } from '../browser/installer.ts'
import { createPage, type Page } from '../browser/page.ts'
import { createStorage } from '../browser/storage.ts'
import { createUuid } from '../browser/uuid.ts'
import type { Mode } from '../domains/mode.ts'
import type { LoginData } from '../domains/session/types.ts'
import type { Navigator, World } from '../domains/world.ts'
import { createRemoteLog, type LogLevel } from '../http/log.ts'
import { authTokenKey, createHttp } from '../http/request.ts'
import { createRealtimeClient } from '../realtime/client.ts'
import { createReloadGuard } from '../realtime/reloadGuard.ts'
import { channelAddress } from '../realtime/socket.ts'

/** What the world asks the store, which is made after it. */
export interface StoreFacts {
  mode: Mode
  login: LoginData
}

export interface WorldOptions {
  /** The hotel's origin. */
  origin: string
  speak: World['speak']
  facts: () => StoreFacts
  page?: Page
  device?: Device
  now?: () => number
}

/** The outside world of the running app. A test gives its own origin, page and clock. */
export function createWorld({
  origin,
  speak,
  facts,
  page = createPage(),
  device = createDevice(),
  now = Date.now,
}: WorldOptions) {
  const storage = createStorage()
  const secrets = () => {
    const { name } = facts().login
    return [name, storage.local.get(authTokenKey) ?? ''].filter(Boolean)
  }
  const remoteLog = createRemoteLog({ origin, secrets })
  const log = (level: LogLevel, component: string, message: string) => {
    if (import.meta.env.MODE === 'development' && level !== 'info') console.warn(`[${component}] ${message}`)
    remoteLog(level, component, message)
  }
  const http = createHttp({
    origin,
    token: () => storage.local.get(authTokenKey),
    log: (level, message) => log(level, 'http', message),
  })
  const hotel = createRealtimeClient({
    url: () => {
      const { protocol, host } = new URL(origin)
      const { mode } = facts()
      return channelAddress({ protocol, host, mode, mac: device.facts()?.macAddress ?? '' })
    },
    uuid: () => createUuid(),
    log: (level, message) => log(level, 'channel', message),
  })
  const route = createRoute()
  const world: World = {
    hotel,
    http,
    page,
    device,
    installer: createInstaller(),
    storage,
    cookies: createCookies(),
    drafts: createDrafts(storage.session),
    reloadGuard: createReloadGuard(() => window.sessionStorage, now),
    navigator: route.navigator,
    languages: navigator.languages ?? [navigator.language],
    speak,
    now,
    log,
    note: (component, message) => console.warn(`[${component}] ${message}`),
    version,
  }
  return { world, attach: route.attach }
}

/** A navigator that keeps what was asked of it until the router is there. */
function createRoute() {
  let attached: Navigator | null = null
  const waiting: ((navigator: Navigator) => void)[] = []
  const ask = (wish: (navigator: Navigator) => void) => {
    if (attached) wish(attached)
    else waiting.push(wish)
  }
  const navigator: Navigator = {
    go: (to, options) => ask((target) => target.go(to, options)),
    back: () => ask((target) => target.back()),
  }
  return {
    navigator,
    attach(target: Navigator) {
      attached = target
      for (const wish of waiting.splice(0)) wish(target)
    },
  }
}
