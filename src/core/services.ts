/**
 * The services that sagas get through the saga context: network, browser, clock, log. No domain uses a socket, a cookie
 * or the clock directly, so a test can replace each of them.
 */
import { call, getContext } from 'typed-redux-saga'
import type { Cookies } from '../browser/cookies.ts'
import type { Device } from '../browser/device.ts'
import type { Installer } from '../browser/installer.ts'
import type { Page } from '../browser/page.ts'
import type { Drafts, Storage } from '../browser/storage.ts'
import type { CallSpec, RouteSpec } from '../contract/define.ts'
import type { LogLevel } from '../http/log.ts'
import { parseJson } from '../http/parse.ts'
import type { HttpClient, RequestOptions } from '../http/request.ts'
import { readAnswer } from '../realtime/answer.ts'
import type { CallOptions, CallOutcome, RealtimeClient } from '../realtime/client.ts'
import type { ReloadGuard } from '../realtime/reloadGuard.ts'
import type { DomainRegistry } from './domains/registry.ts'
import type { OfflineCache } from './offlineCache/offlineCache.ts'
import type { AppHistory, GoOptions } from './routing/history.ts'

/**
 * The name under which a good answer is kept for a guest who is out of the hotel's reach (`core/offlineCache`): the domain,
 * then a slash and which of its answers it is. Without a name nothing is kept.
 */
export interface Kept {
  keep?: string
}

export interface Services {
  domains: DomainRegistry
  hotel: RealtimeClient
  http: HttpClient
  reloadGuard: ReloadGuard
  page: Page
  device: Device
  installer: Installer
  cookies: Cookies
  storage: Storage
  drafts: Drafts
  offlineCache: OfflineCache
  history: AppHistory
  /** The device's languages, best first, as the browser names them. */
  languages: readonly string[]
  /**
   * Loads a language's texts and switches to it. Resolves to false if another language was requested meanwhile; rejects
   * if the texts fail to load.
   */
  loadLanguage: (language: string) => Promise<boolean>
  /** The device's clock, in ms since the epoch: for durations and ages. The hotel's is `hotelNow` (`core/time`). */
  now: () => number
  log: (level: LogLevel, component: string, message: string) => void
  /** Writes a line to the browser's console, not to the hotel's log. */
  note: (component: string, message: string) => void
  /** The app's own version. */
  version: string
}

export function* service<K extends keyof Services>(key: K) {
  return yield* getContext<Services[K]>(key)
}

/**
 * Sends a request. If `keep` names its good answer, that answer is kept, and returned while the hotel is out of reach.
 * @param send calls the given function with a good answer as the hotel sent it
 */
export function* askOrRecall<Raw, Outcome extends { kind: string }>(
  keep: string | undefined,
  send: (onAnswer?: (raw: Raw) => void) => Promise<Outcome>,
  read: (raw: Raw) => Outcome,
) {
  const offlineCache = yield* service('offlineCache')
  return yield* call(() => (keep ? offlineCache.ask(keep, send, (raw) => read(raw as Raw)) : send()))
}

/** Calls the hotel over the realtime channel. Never throws: every failure is an outcome. */
export function* callHotel<Ask, Answer>(
  spec: CallSpec<Ask, Answer>,
  ask: Ask,
  { keep, ...options }: CallOptions & Kept = {},
) {
  const hotel = yield* service('hotel')
  return yield* askOrRecall(
    keep,
    (onAnswer): Promise<CallOutcome<Answer>> => hotel.call(spec, ask, { ...options, onAnswer }),
    (raw: unknown) => readAnswer(spec, raw),
  )
}

/** Calls the hotel over HTTP. Never throws: every failure is an outcome. */
export function* request<Ask, Answer>(
  route: RouteSpec<Ask, Answer>,
  { keep, ...options }: RequestOptions<Ask> & Kept = {},
) {
  const http = yield* service('http')
  return yield* askOrRecall(
    keep,
    (onAnswer) => http.request(route, { ...options, onAnswer }),
    (text: string) => parseJson(route.answer)(text, 200),
  )
}

export function* log(level: LogLevel, component: string, message: string) {
  const write = yield* service('log')
  write(level, component, message)
}

export function* go(to: string, options?: GoOptions) {
  const history = yield* service('history')
  history.go(to, options)
}
