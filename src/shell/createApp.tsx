import type { ReactElement } from 'react'
import { navigated } from '../domains/navigation/slice.ts'
import { selectSession } from '../domains/session/slice.ts'
import { noLoginData } from '../domains/session/types.ts'
import type { World } from '../domains/world.ts'
import { App } from './App.tsx'
import { createWorld, type StoreFacts, type WorldOptions } from './createWorld.ts'
import { type AppStore, createAppStore } from './store.ts'
import { createTexts } from './texts.ts'

export const basePath = '/ONEapp'

export interface RunningApp {
  store: AppStore
  world: World
  element: ReactElement
  /** Begins with the address of the load, before the first paint: nothing is drawn that has to go again. */
  start: () => void
  /** Ends the channel and every saga. */
  stop: () => void
}

/** Puts the app together: a world, a store in it, and the screens on top. Does and draws nothing by itself. */
export function createApp(options: Pick<WorldOptions, 'origin' | 'page' | 'device' | 'now'>): RunningApp {
  const { i18n, speak, learnStay } = createTexts()
  let facts = (): StoreFacts => ({ mode: '', login: noLoginData })
  const { world, attach } = createWorld({ ...options, speak, facts: () => facts() })
  const { store, start, stop } = createAppStore(world, learnStay)
  facts = () => {
    const { mode, loginData } = selectSession(store.getState())
    return { mode, login: loginData }
  }

  return {
    store,
    world,
    element: <App store={store} i18n={i18n} attach={attach} />,
    start: () => {
      start()
      const { pathname, search } = window.location
      const inApp = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname
      store.dispatch(navigated({ pathname: inApp || '/', search, how: 'load', refill: false }))
    },
    stop: () => {
      stop()
      world.hotel.stop()
    },
  }
}
