/**
 * The outside world as sagas see it, handed to them through the saga context. Nothing in a domain reaches for a
 * socket, a cookie or a clock by itself, so that a test can hold the world in its hands.
 */
import { call, getContext } from 'typed-redux-saga'
import type { Cookies } from '../browser/cookies.ts'
import type { Device } from '../browser/device.ts'
import type { Drafts } from '../browser/drafts.ts'
import type { Installer } from '../browser/installer.ts'
import type { Page } from '../browser/page.ts'
import type { Storage } from '../browser/storage.ts'
import type { CallSpec, RouteSpec } from '../contract/define.ts'
import type { LogLevel } from '../http/log.ts'
import type { HttpClient, HttpOutcome, RequestOptions } from '../http/request.ts'
import type { CallOptions, CallOutcome, RealtimeClient } from '../realtime/client.ts'
import type { ReloadGuard } from '../realtime/reloadGuard.ts'

export interface GoOptions {
  replace?: boolean
  /** The address only gets the session's values: nobody went anywhere. */
  refill?: boolean
  /** The path that the guest leaves: who is on the way elsewhere by now is left alone. */
  from?: string
}

/** Addresses are in-app: below the base path, with query. */
export interface Navigator {
  go: (to: string, options?: GoOptions) => void
  back: () => void
}

export interface World {
  hotel: RealtimeClient
  http: HttpClient
  reloadGuard: ReloadGuard
  page: Page
  device: Device
  installer: Installer
  cookies: Cookies
  storage: Storage
  drafts: Drafts
  navigator: Navigator
  /** The device's languages, best first, as the browser names them. */
  languages: readonly string[]
  /** Loads a language's texts and puts them to use. Rejects where they cannot be loaded. */
  speak: (language: string) => Promise<void>
  now: () => number
  log: (level: LogLevel, component: string, message: string) => void
  /** A line for this device's own console; the hotel's log does not get it. */
  note: (component: string, message: string) => void
  /** The app's own version. */
  version: string
}

export function* world<K extends keyof World>(key: K) {
  return yield* getContext<World[K]>(key)
}

/** Asks the hotel over the channel. Never throws: every way to fail is an outcome. */
export function* callHotel<Ask, Answer>(spec: CallSpec<Ask, Answer>, ask: Ask, options?: CallOptions) {
  const hotel = yield* world('hotel')
  const outcome: CallOutcome<Answer> = yield* call(() => hotel.call(spec, ask, options))
  return outcome
}

/** Asks the hotel over HTTP. Never throws. */
export function* request<Ask, Answer>(route: RouteSpec<Ask, Answer>, options?: RequestOptions<Ask>) {
  const http = yield* world('http')
  const outcome: HttpOutcome<Answer> = yield* call(() => http.request(route, options))
  return outcome
}

export function* log(level: LogLevel, component: string, message: string) {
  const write = yield* world('log')
  write(level, component, message)
}

export function* go(to: string, options?: GoOptions) {
  const navigator = yield* world('navigator')
  navigator.go(to, options)
}
