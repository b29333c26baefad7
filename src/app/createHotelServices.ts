import { isTelevision } from '../browser/deviceKind.ts'
import { createUuid } from '../browser/uuid.ts'
import { withFirstAnswers } from '../browser/withFirstAnswers.ts'
import type { Mode } from '../core/mode.ts'
import { createOfflineCache } from '../core/offlineCache/offlineCache.ts'
import type { Services } from '../core/services.ts'
import { authTokenKey } from '../core/storageKeys.ts'
import { readLoginData } from '../domains/session/persistence.ts'
import { createRemoteLog, type LogLevel } from '../http/log.ts'
import { createHttp } from '../http/request.ts'
import { createRealtimeClient } from '../realtime/client.ts'
import { createReloadGuard } from '../realtime/reloadGuard.ts'
import { channelAddress } from '../realtime/socket.ts'
import type { PageServices } from './createServices.ts'

/** The session's values that the services need. */
export interface SessionFacts {
  mode: Mode
  property: string
  /** Personal data of the guest, which must not appear in the hotel's log (HTTP-03). */
  personal: readonly string[]
  /** The id of the guest who is signed in, or empty. */
  guest: string
}

interface HotelServicesOptions {
  /** The hotel's origin. */
  origin: string
  sessionFacts: () => SessionFacts
  page: PageServices
}

/** Creates the services that send requests to the hotel. */
export function createHotelServices({
  origin,
  sessionFacts,
  page: { storage, device, now, page },
}: HotelServicesOptions): Pick<Services, 'offlineCache' | 'hotel' | 'http' | 'log' | 'reloadGuard'> {
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
      const { mode, property } = sessionFacts()
      return channelAddress({ protocol, host, mode, property, mac: device.facts()?.macAddress ?? '' })
    },
    uuid: () => createUuid(),
    log: (level, message) => log(level, 'channel', message),
    isSignInFirst: true,
  })
  // No answers are kept on a TV, because it stays in the room when the guest has left.
  const mayKeep = () => sessionFacts().mode === '' && !isTelevision(device.kind)
  const guest = () => (mayKeep() ? sessionFacts().guest : '')
  const offlineCache = createOfflineCache(storage.local, now, guest, async (early) => {
    const { createLoadedCache } = await import('../core/offlineCache/loadedCache.ts')
    const storedGuest = () => (mayKeep() ? readLoginData({ storage }).userId : '')
    return createLoadedCache(
      { area: storage.local, hotel, identity: 'session', now, guest, storedGuest },
      early,
    )
  })
  return {
    offlineCache,
    hotel,
    http,
    log,
    reloadGuard: createReloadGuard(() => window.sessionStorage, now, page.isOccupied),
  }
}
