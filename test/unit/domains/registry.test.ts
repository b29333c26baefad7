import { createSlice } from '@reduxjs/toolkit'
import { describe, expect, it, vi } from 'vitest'
import { defineDomain } from '../../../src/core/domains/defineDomain.ts'
import type { DomainDefinition, DomainState } from '../../../src/core/domains/domain.types.ts'
import { readMenuAction } from '../../../src/core/domains/menuActions.ts'
import { createDomainRegistry } from '../../../src/core/domains/registry.ts'
import { eagerModule, lazyModule } from '../../../src/core/lazyModule.ts'
import { wholeRegistry } from './wholeRegistry.ts'

const stateOf = (name: string): DomainState => ({
  slices: [createSlice({ name, initialState: {}, reducers: {} })],
})
const lazy = (load: () => Promise<DomainState>) => lazyModule(async () => ({ state: await load() }), 'state')
const Screen = () => null
const screenAt = (path: string) => ({ path, module: eagerModule('Screen', Screen) })

function createRegistry(...domains: DomainDefinition[]) {
  const startStates = vi.fn<(states: readonly DomainState[]) => void>()
  const registry = createDomainRegistry(startStates)
  registry.add(domains)
  /** The states in the order in which they were started. */
  const started = () => startStates.mock.calls.flatMap(([states]) => states)
  return { registry, started, startStates }
}

describe('an eager domain', () => {
  it('is started when it is added, together with the others', () => {
    const [menu, mail] = [stateOf('menu'), stateOf('mail')]
    const { registry, started, startStates } = createRegistry(
      defineDomain({ name: 'menu', state: menu }),
      defineDomain({ name: 'mail', state: mail }),
      defineDomain({ name: 'maps' }),
    )
    expect(started()).toEqual([menu, mail])
    expect(startStates).toHaveBeenCalledOnce()
    expect(registry.all().map((domain) => registry.isStarted(domain))).toEqual([true, true, true])
  })

  it('is not started again', async () => {
    const menu = defineDomain({ name: 'menu', state: stateOf('menu') })
    const { registry, started } = createRegistry(menu)
    await registry.start(menu)
    expect(started()).toHaveLength(1)
  })
})

describe('a lazy domain', () => {
  it('is not loaded before it is started', () => {
    const load = vi.fn(async () => stateOf('wakeUp'))
    const wakeUp = defineDomain({ name: 'wakeUp', lazyState: lazy(load) })
    const { registry, started } = createRegistry(wakeUp)
    expect(registry.isStarted(wakeUp)).toBe(false)
    expect(load).not.toHaveBeenCalled()
    expect(started()).toEqual([])
  })

  it('is started once, however often that is requested', async () => {
    const state = stateOf('wakeUp')
    const load = vi.fn(async () => state)
    const wakeUp = defineDomain({ name: 'wakeUp', lazyState: lazy(load) })
    const { registry, started } = createRegistry(wakeUp)
    await Promise.all([registry.start(wakeUp), registry.start(wakeUp)])
    await registry.start(wakeUp)
    expect(load).toHaveBeenCalledOnce()
    expect(started()).toEqual([state])
    expect(registry.isStarted(wakeUp)).toBe(true)
  })

  it('is started at once where its code is here, with those that it needs', async () => {
    const [orders, shop] = [stateOf('orders'), stateOf('shop')]
    const definitions = [
      defineDomain({ name: 'orders', lazyState: lazy(async () => orders) }),
      defineDomain({ name: 'shop', lazyState: lazy(async () => shop), needs: ['orders'] }),
    ] as const
    const { registry, started } = createRegistry(...definitions)
    for (const { lazyState } of definitions) await lazyState?.load()
    void registry.start(definitions[1])
    expect(started()).toEqual([orders, shop])
  })

  it.each([
    ['rejects', () => Promise.reject(new Error('the chunk did not load'))],
    [
      'throws',
      () => {
        throw new Error('the chunk did not load')
      },
    ],
  ])('may be tried again where its chunk %s', async (_, fail) => {
    const state = stateOf('wakeUp')
    const load = vi.fn<() => Promise<DomainState>>(async () => state).mockImplementationOnce(fail)
    const wakeUp = defineDomain({ name: 'wakeUp', lazyState: lazy(load) })
    const { registry, started } = createRegistry(wakeUp)
    const first = [registry.start(wakeUp), registry.start(wakeUp)]
    for (const attempt of first) await expect(attempt).rejects.toThrow('the chunk did not load')
    expect(registry.isStarted(wakeUp)).toBe(false)
    await registry.start(wakeUp)
    expect(load).toHaveBeenCalledTimes(2)
    expect(started()).toEqual([state])
    expect(registry.isStarted(wakeUp)).toBe(true)
  })

  it('is started by the events of the hotel that it names, and by no other', async () => {
    const [wakeUp, camera] = [vi.fn(async () => stateOf('wakeUp')), vi.fn(async () => stateOf('camera'))]
    const { registry } = createRegistry(
      defineDomain({ name: 'wakeUp', lazyState: lazy(wakeUp), startsOn: ['getPopUpWakeUp'] }),
      defineDomain({ name: 'camera', lazyState: lazy(camera), startsOn: ['getPopUpCamera'] }),
      defineDomain({ name: 'maps' }),
    )
    await registry.startOn('deviceCommand')
    expect(wakeUp).not.toHaveBeenCalled()
    await registry.startOn('getPopUpWakeUp')
    await registry.startOn('getPopUpWakeUp')
    expect(wakeUp).toHaveBeenCalledOnce()
    expect(camera).not.toHaveBeenCalled()
  })

  it('has screens that are ready only after its state', async () => {
    let arrive = (_: DomainState) => {}
    const wakeUp = defineDomain({
      name: 'wakeUp',
      screens: { wakeUp: screenAt('/wakeUp') },
      lazyState: lazy(
        () =>
          new Promise<DomainState>((resolve) => {
            arrive = resolve
          }),
      ),
    })
    const { registry, started } = createRegistry(wakeUp)
    const module = registry.get('wakeUp')?.module
    // The component is loaded already, but the slice from which it selects is not.
    expect(module?.peek()).toBeNull()
    const onReady = vi.fn()
    const loading = module?.load().then(onReady)
    await Promise.resolve()
    expect(onReady).not.toHaveBeenCalled()
    arrive(stateOf('wakeUp'))
    await loading
    expect(onReady).toHaveBeenCalledExactlyOnceWith(Screen)
    expect(started()).toHaveLength(1)
    expect(module?.peek()).toBe(Screen)
  })

  it('has screens that are not ready while their own chunk is missing', async () => {
    const wakeUp = defineDomain({
      name: 'wakeUp',
      screens: {
        wakeUp: {
          path: '/wakeUp',
          module: lazyModule(async () => ({ WakeUpScreen: Screen }), 'WakeUpScreen'),
        },
      },
      lazyState: lazy(async () => stateOf('wakeUp')),
    })
    const { registry } = createRegistry(wakeUp)
    await registry.start(wakeUp)
    const module = registry.get('wakeUp')?.module
    expect(module?.peek()).toBeNull()
    await module?.load()
    expect(module?.peek()).toBe(Screen)
  })
})

describe('addresses', () => {
  const shop = defineDomain({
    name: 'shop',
    screens: { cart: screenAt('/shop/cart'), shop: screenAt('/shop/:id'), find: screenAt('/find/:text?') },
  })

  it('match the most specific screen, with its parameters decoded', () => {
    const { registry } = createRegistry(shop)
    const match = (pathname: string) => {
      const found = registry.match(pathname)
      return found && [found.screen.name, found.screen.domain.name, found.params]
    }
    expect(match('/shop/cart')).toEqual(['cart', 'shop', {}])
    expect(match('/shop/caf%C3%A9')).toEqual(['shop', 'shop', { id: 'café' }])
    expect(match('/find')).toEqual(['find', 'shop', {}])
    expect(match('/nowhere')).toBeNull()
  })

  it('are known from the moment that their domain is added', () => {
    const { registry } = createRegistry()
    expect(registry.match('/shop/cart')).toBeNull()
    registry.add([shop])
    expect(registry.match('/shop/cart')?.screen.name).toBe('cart')
  })

  it('have a path of their own only where they need no parameter', () => {
    const { registry } = createRegistry(shop)
    expect(registry.pathOf('cart')).toBe('/shop/cart')
    expect(registry.pathOf('shop')).toBeNull()
    expect(registry.pathOf('nowhere')).toBeNull()
  })
})

it('reads the actions of menus with what the domains define', () => {
  const { registry } = createRegistry(
    defineDomain({
      name: 'shop',
      screens: { cart: screenAt('/shop/cart') },
      actions: {
        openShop: ([id = '']) => ({ kind: 'open', screen: 'cart', to: `/shop/cart?shop=${id}` }),
      },
    }),
  )
  expect([...registry.actions.keys()]).toEqual(['openShop'])
  expect(readMenuAction(registry, 'openShop|12')).toEqual({
    kind: 'open',
    screen: 'cart',
    to: '/shop/cart?shop=12',
  })
  expect(readMenuAction(registry, 'cart')).toEqual({ kind: 'open', screen: 'cart', to: '/shop/cart' })
  expect(readMenuAction(registry, 'wakeUpOpen')).toEqual({ kind: 'nothing' })
})

it('NAV-02, NAV-03 of all screens only the programme of a channel opens at its top on the way back', () => {
  const screens = wholeRegistry()
    .all()
    .flatMap((domain) => Object.entries(domain.screens ?? {}))
  expect(screens.filter(([, { opensAtTop }]) => opensAtTop).map(([name]) => name)).toEqual(['epgChannel'])
})
