import { version } from '../../package.json'
import { createCookieJar, createCookies } from '../browser/cookies.ts'
import { createDevice, type Device } from '../browser/device.ts'
import { createInstaller } from '../browser/installer.ts'
import { createPage, type Page } from '../browser/page.ts'
import { createDrafts, createStorage } from '../browser/storage.ts'
import { deviceKeys } from '../core/deviceKeys.ts'
import { createHistory } from '../core/routing/history.ts'
import type { Services } from '../core/services.ts'

/** The browser's services, which the first screen needs. `createHotelServices` of `signIn.ts` creates the others. */
export type PageServices = Omit<
  Services,
  'domains' | 'offlineCache' | 'hotel' | 'http' | 'log' | 'reloadGuard'
>

export interface ServicesOptions {
  loadLanguage: Services['loadLanguage']
  /** Returns the session's query parameters of every address. A function, because the store is created later. */
  sessionParams: () => Record<string, string>
  page?: Page
  device?: Device
  now?: () => number
}

/** Creates the services of the page. Tests pass their own page, device and clock. */
export function createServices({
  loadLanguage,
  sessionParams,
  page = createPage(),
  device = createDevice(),
  now = Date.now,
}: ServicesOptions): PageServices {
  const storage = createStorage(window, deviceKeys, createCookieJar())
  return {
    page,
    device,
    installer: createInstaller(),
    storage,
    cookies: createCookies(),
    drafts: createDrafts(storage.session),
    history: createHistory({ sessionParams }),
    languages: navigator.languages ?? [navigator.language],
    loadLanguage,
    now,
    note: (component, message) => console.warn(`[${component}] ${message}`),
    version,
  }
}
