/** The helper that sends once, on a store of its own: a tab of a device whose storage and locks the test controls. */
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { vi } from 'vitest'
import type { CookieJar } from '../../../src/browser/cookies.ts'
import { createDrafts, createStorage } from '../../../src/browser/storage.ts'
import { chunksSlice } from '../../../src/core/chunks/slice.ts'
import { deviceKeys } from '../../../src/core/deviceKeys.ts'
import { createDomainRegistry } from '../../../src/core/domains/registry.ts'
import { lazyModule } from '../../../src/core/lazyModule.ts'
import type { Outcome } from '../../../src/core/sending/attempt.ts'
import { keepAttempts, knowSender } from '../../../src/core/sending/saga.ts'
import { type Intent, type Sent, sendOnce } from '../../../src/core/sending/sendOnce.saga.ts'
import {
  selectAttempt,
  selectDoubts,
  selectSending,
  senderLeft,
  sendingSlice,
  unkeptAccepted,
} from '../../../src/core/sending/slice.ts'
import { storedElsewhere } from '../../../src/core/storedElsewhere.ts'
import { aDevice, type Device } from '../shop/services.ts'

type Answer = Outcome<string>
type Given = Partial<Intent<object, string>>

export const ok: Answer = { kind: 'ok', answer: 'B-1' }
export const lost: Answer = { kind: 'timeout', sent: true }
export const unsent: Answer = { kind: 'unsent' }
export const refused = (status?: number) =>
  ({ kind: 'refused', code: '', message: '', ...(status && { status, body: null }) }) as Answer

const reducer = combineSlices(chunksSlice, sendingSlice)

/** A device whose browser refuses to store anything in local or session storage, but has cookies. */
export function aFullDevice(): Device {
  const device = aDevice()
  for (const storage of [device.localStorage, device.sessionStorage])
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
  return device
}

/** The cookies of a device, which all its tabs share. */
export function aJar(): CookieJar & { all: Map<string, string> } {
  const all = new Map<string, string>()
  return {
    all,
    get: (name) => all.get(name),
    set(name, value) {
      if (value.length > 4000) return false
      all.set(name, value)
      return true
    },
    remove: (name) => void all.delete(name),
  }
}

/** A registry in which the domain `sending` has started, or whose code fails to load. */
const registry = (isLoaded: boolean) => {
  const domains = createDomainRegistry(() => undefined)
  const lazyState = lazyModule(
    () => (isLoaded ? Promise.resolve({ state: { slices: [] } }) : Promise.reject(new Error('offline'))),
    'state',
  )
  domains.add([{ name: 'sending', lazyState }])
  return domains
}

export function openTab(device: Device = aDevice(), owner = '501', jar?: CookieJar, isLoaded = true) {
  const domains = registry(isLoaded)
  const storage = createStorage(device, deviceKeys, jar)
  const drafts = createDrafts(storage.session)
  const saga = createSagaMiddleware({ context: { storage, drafts, log: () => undefined, domains } })
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault({ thunk: false, serializableCheck: false }).concat(saga),
  })
  saga.run(keepAttempts)
  let told: string[] = []
  const know = (id: string) => {
    told = saga.run(knowSender, id).result() ?? []
  }
  know(owner)
  /** What was sent: content and message id. */
  const asked: { content: object; messageId: string }[] = []
  const send = (answer: Answer | Promise<Answer>, given: Given = {}): Promise<Sent<object, string>> =>
    saga
      .run(sendOnce<object, string>, {
        intent: 'course/7',
        subject: 'request',
        title: 'Yoga',
        path: '/courses',
        content: { persons: 1 },
        *send(content: object, messageId: string) {
          asked.push({ content, messageId })
          return (yield Promise.resolve(answer)) as Answer
        },
        ...given,
      } as Intent<object, string>)
      .toPromise()
  return {
    store,
    device,
    drafts,
    asked,
    send,
    know,
    leave: () => store.dispatch(senderLeft()),
    hear: () => store.dispatch(storedElsewhere('sending')),
    attempt: (intent = 'course/7') => selectAttempt(store.getState(), intent),
    accept: () => store.dispatch(unkeptAccepted({ type: 'pressed' })),
    told: () => told,
    unread: () => selectSending(store.getState()).unread,
    doubts: () => selectDoubts(store.getState()).map(({ intent }) => intent),
    awaited: () => selectSending(store.getState()).awaited,
    stored: () => JSON.parse(device.localStorage.getItem('sending') ?? 'null') as unknown,
  }
}

/** An answer that the test gives when it wants. */
export function later() {
  let give: (answer: Answer) => void = () => {}
  const answer = new Promise<Answer>((resolve) => {
    give = resolve
  })
  return { answer, give }
}

export const settle = () => vi.advanceTimersByTimeAsync(0)
