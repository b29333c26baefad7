/** The shop's slices and sagas on a store of their own, with a scripted hotel and services that a test controls. */

import { combineSlices, configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { vi } from 'vitest'
import { createDrafts, createStorage } from '../../../src/browser/storage.ts'
import type { Checkin } from '../../../src/contract/session.ts'
import { chunksSlice } from '../../../src/core/chunks/slice.ts'
import { createDomainRegistry } from '../../../src/core/domains/registry.ts'
import { paramsAt } from '../../../src/core/routing/buildPath.ts'
import type { HistoryEntry } from '../../../src/core/routing/history.ts'
import type { EntryState } from '../../../src/core/routing/presentEntry.ts'
import {
  type Navigation,
  navigated,
  navigationSlice,
  routeEntered,
  selectPlace,
} from '../../../src/core/routing/slice.ts'
import { sendingSlice } from '../../../src/core/sending/slice.ts'
import { clockSlice } from '../../../src/core/time/slice.ts'
import { configSlice } from '../../../src/domains/config/slice.ts'
import { dialogsSlice } from '../../../src/domains/dialogs/slice.ts'
import { languageSlice } from '../../../src/domains/language/slice.ts'
import { propertyEntered, propertySlice, settingsLoaded } from '../../../src/domains/property/slice.ts'
import { sendingSaga } from '../../../src/domains/sending/saga.ts'
import { registered, sessionSlice } from '../../../src/domains/session/slice.ts'
import { quantityOf } from '../../../src/domains/shop/cart/cart.ts'
import { cartSlice, selectCartLines } from '../../../src/domains/shop/cart/slice.ts'
import { shopInfosSaga, shopInfosSlice } from '../../../src/domains/shop/infos.ts'

import { orderSlice } from '../../../src/domains/shop/order/slice.ts'
import { shopPaths } from '../../../src/domains/shop/paths.ts'
import { pastOrdersSlice } from '../../../src/domains/shop/reorder/slice.ts'
import { shopSaga, shopScreensSaga } from '../../../src/domains/shop/saga.ts'
import { shopSlice } from '../../../src/domains/shop/slice.ts'
import { noOfflineCache } from '../noOfflineCache.ts'

const reducer = combineSlices(
  cartSlice,
  clockSlice,
  orderSlice,
  sendingSlice,
  chunksSlice,
  pastOrdersSlice,
  shopInfosSlice,
  shopSlice,
  configSlice,
  dialogsSlice,
  languageSlice,
  navigationSlice,
  propertySlice,
  sessionSlice,
)

/** Local and session storage of one device, which outlive a page. */
export interface Device {
  localStorage: Storage
  sessionStorage: Storage
}

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
}

export const aDevice = (): Device => ({ localStorage: memory(), sessionStorage: memory() })

export interface Asked {
  name: string
  ask: unknown
  options: { timeout?: number; resend?: boolean; messageId?: string } | undefined
}

type Answer = (ask: never) => unknown
type Answers = Record<string, Answer>

export const info = (given: object = {}) => ({
  kind: 'ok',
  answer: {
    retailInfo: {
      id: '3',
      title: 'Room service',
      image: '',
      opening_time: '00:00:00',
      closing_time: '00:00:00',
      isOpen: true,
      use_days: true,
      delivery_minutes: 30,
      ...given,
    },
  },
})

/** `now` stands still unless a test moves it. Answers may be promises. */
export function openShop(
  answers: Answers,
  device = aDevice(),
  clock = { now: Date.parse('2026-11-21T18:00:00Z') },
) {
  const asked: Asked[] = []
  const went: { to: string; options: unknown }[] = []
  const back = vi.fn()
  /** The steps back, and the entries that were inserted below another one. */
  const wentBack: number[] = []
  const inserted: string[][] = []
  /** The entry of the tab's history that the guest is at. */
  const entry: { state: EntryState; isFirst: boolean } = { state: {}, isFirst: true }
  const logged: string[] = []
  const storage = createStorage(device)
  const services = {
    hotel: {
      call: async (spec: { function: string }, ask: unknown, options?: Asked['options']) => {
        asked.push({ name: spec.function, ask, options })
        const answer = answers[spec.function]
        if (!answer) throw new Error(`nobody answers ${spec.function}`)
        return answer(ask as never)
      },
    },
    domains: createDomainRegistry(() => undefined),
    storage,
    drafts: createDrafts(storage.session),
    history: {
      go: (to: string, options: unknown) => void went.push({ to, options }),
      back,
      backBy: async (steps: number) => void wentBack.push(steps),
      insertBelow: (entries: readonly HistoryEntry[]) => void inserted.push(entries.map(({ to }) => to)),
      entryState: () => entry.state,
      isFirstEntry: () => entry.isFirst,
      presentPlace: () => selectPlace(store.getState()),
    },
    now: () => clock.now,
    offlineCache: noOfflineCache(),
    log: (_: string, __: string, message: string) => void logged.push(message),
  }
  const saga = createSagaMiddleware({ context: services })
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault({ thunk: false, serializableCheck: false }).concat(saga),
  })
  const tasks = [sendingSaga, shopInfosSaga, shopSaga, shopScreensSaga].map((run) => saga.run(run))
  store.dispatch(propertyEntered('1'))
  store.dispatch(settingsLoaded({ key: '1', value: { timezone: 'Europe/Vienna' } as never }))

  /** Navigates to an address as the router reports it, and enters the screen. */
  function go(address: string, how: Navigation['how'] = 'push', paramsOnly = false) {
    const [pathname = '', query] = address.split('?')
    store.dispatch(navigated({ pathname, search: query ? `?${query}` : '', how, paramsOnly }))
    if (paramsOnly) return
    const at = Object.entries(shopPaths).find(([, path]) => paramsAt(pathname, path))
    const [screen, path] = at ?? ['elsewhere', '']
    const params = at ? paramsAt(pathname, path) : {}
    store.dispatch(routeEntered({ screen, params: params as Record<string, string> }))
  }
  const calls = (name: string) => asked.filter((call) => call.name === name)
  return {
    store,
    go,
    asked,
    calls,
    went,
    back,
    wentBack,
    inserted,
    entry,
    logged,
    device,
    clock,
    close: () => {
      for (const task of tasks) task.cancel()
    },
  }
}

export type OpenShop = ReturnType<typeof openShop>

const berger: Checkin = {
  id: '501',
  name: 'Anna',
  last_name: 'Berger',
  room: '101',
  permanent: false,
  reservation_nr: '88012',
  checkout: null,
  residents: [],
}

/** Signs a guest in; null signs in a walk-in guest. */
export function signIn({ store }: Pick<OpenShop, 'store'>, guest: Partial<Checkin> | null = {}) {
  const checkin = guest && { ...berger, ...guest }
  store.dispatch(
    registered({
      result: { content: undefined, skin: null, language: null, checkin: checkin ? [checkin] : [] },
      checkin,
      residents: [],
      loginData: { room: checkin?.room ?? '', name: '', checkin: '', userId: checkin?.id ?? '' },
      by: 'guest',
    }),
  )
}

/** Lets pending promises settle. */
export const settle = () => vi.advanceTimersByTimeAsync(0)

/** The number of pieces in the cart. */
export const cartQuantity = ({ store }: Pick<OpenShop, 'store'>): number =>
  quantityOf(selectCartLines(store.getState()))
