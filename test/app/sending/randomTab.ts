/** The app in a tab: the real store, sagas and services, with a stand-in for the router. */
import { vi } from 'vitest'
import { createApp } from '../../../src/app/createApp.tsx'
import { createDevice } from '../../../src/browser/device.ts'
import { createPage } from '../../../src/browser/page.ts'
import { navigationTo } from '../../../src/core/routing/history.ts'
import { navigated, selectPlace } from '../../../src/core/routing/slice.ts'
import type { Services } from '../../../src/core/services.ts'
import { createSessionStorage } from './randomBrowser.ts'
import { inTab, type TabContext } from './randomContext.ts'
import { arrived } from './randomTime.ts'

interface TabOptions {
  origin: string
  name: string
  path: string
  /** The session storage of the tab before its reload. */
  session?: Storage
}

export type Tab = Awaited<ReturnType<typeof openTab>>

/** Opens the app in a tab, without rendering it. */
export async function openTab({ alive }: { alive: Set<TabContext> }, given: TabOptions) {
  const { origin, name, path, session = createSessionStorage() } = given
  const context: TabContext = {
    name,
    isDead: false,
    session,
    listeners: [],
    endings: [],
    entry: { address: `${window.location.origin}/ONEapp${path}`, state: null },
  }
  alive.add(context)
  let wantsReload = false
  const app = inTab(context, () =>
    createApp({
      origin,
      page: {
        ...createPage(),
        host: new URL(origin).host,
        reload: () => {
          wantsReload = true
        },
        leave: () => undefined,
      },
      device: createDevice(),
    }),
  )
  const { store } = app
  let services: Services | undefined
  inTab(context, () => {
    const follow = async () => {
      services = await app.start()
    }
    void follow()
    // A form is shown before the code that sends requests is loaded.
    ;(app.element.props as { onShown: () => void }).onShown()
  })
  for (let turns = 0; !services && turns < 200; turns += 1) {
    await arrived()
    await vi.advanceTimersByTimeAsync(5)
  }
  if (!services) throw new Error('The app does not start.')
  const { history } = services
  /** Stands in for the router, which needs a rendered page. */
  const navigate = (to: string, { replace, state }: { replace: boolean; state: unknown }) => {
    window.history.replaceState({ usr: state, idx: 0 }, '', `/ONEapp${to}`)
    const { pathname, search } = history.presentPlace()
    const navigation = navigationTo(
      { pathname, search, state },
      replace ? 'REPLACE' : 'PUSH',
      selectPlace(store.getState()),
    )
    if (navigation) store.dispatch(navigated(navigation))
    // As `Screens.tsx` does, each time a screen is opened whose code is not there.
    const module = services?.domains.match(pathname)?.screen.module
    if (module && !module.peek()) setTimeout(() => module.load().catch(() => undefined))
  }
  inTab(context, () => history.connect(navigate))

  return {
    name,
    context,
    store,
    services,
    dispatch: (action: { type: string }) => inTab(context, () => void store.dispatch(action)),
    /** State of a slice; undefined before its domain has started. */
    state: <State>(slice: string) =>
      (store.getState() as unknown as Record<string, State | undefined>)[slice],
    go: (to: string) => inTab(context, () => history.go(to)),
    run: <Result>(run: () => Result) => inTab(context, run),
    wantsReload: () => wantsReload,
    address: () => inTab(context, () => window.location.href.replace(`${window.location.origin}/ONEapp`, '')),
    /** The guest comes to this tab. */
    look() {
      for (const { type, listener } of [...context.listeners])
        if (type === 'focus') inTab(context, () => listener(new Event('focus')))
    },
    /** Ends the page at once, as closing the tab or loading it again does. */
    kill() {
      context.isDead = true
      alive.delete(context)
      for (const end of context.endings.splice(0)) end()
      inTab(context, () => app.stop())
    },
  }
}
