import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Menu, MenuItem } from '../../../src/contract/skin.ts'
import { menuItemOutcome as outcomeIn, readMenuAction } from '../../../src/core/domains/menuActions.ts'
import { wholeRegistry } from '../domains/wholeRegistry.ts'

const domains = wholeRegistry()
const readAction = (action: string, isPage?: boolean) => readMenuAction(domains, action, isPage)
const menuItemOutcome = (item: Parameters<typeof outcomeIn>[1], isWalkin: boolean) =>
  outcomeIn(domains, item, isWalkin)

const nothing = { kind: 'nothing' }
const open = (screen: string, to: string) => ({ kind: 'open', screen, to })

it.each(['', {}, { logo: {} }, null])('MENU-01 a header that is %j costs the logo alone', (header) => {
  const menu = v.parse(Menu, { header, menu: [{ id: 1, title: 'Pool' }] })
  expect(menu.header?.logo ?? '').toBe('')
  expect(menu.menu).toMatchObject([{ id: '1', title: 'Pool' }])
})

describe('the words of an action', () => {
  it.each([
    ['openShop|2', open('shop', '/shop/flow/2')],
    [' openShop | 2 ', open('shop', '/shop/flow/2')],
    ['openWeather', open('weather', '/weather/0')],
    ['openWeather|', open('weather', '/weather/0')],
    ['openWeather|1', open('weather', '/weather/1')],
    ['languageSettingsOpen', open('language', '/language')],
    ['contentpage|12', open('contentpage', '/cp/12')],
    ['changeSource', { kind: 'device', command: 'changeSource|TV|1', source: { name: 'TV', port: 1 } }],
    [
      'changeSource|HDMI|2',
      { kind: 'device', command: 'changeSource|HDMI|2', source: { name: 'HDMI', port: 2 } },
    ],
    ['openWebApp|radio', { kind: 'device', command: 'openWebApp|radio', app: 'radio' }],
  ])('MENU-03 %s: the first part names the action, the others are its values', (action, outcome) => {
    expect(readAction(action)).toEqual(outcome)
  })

  it.each(['OpenShop|2', 'openshop|2', 'openShop', 'contentpage|none', 'openWebApp', ''])(
    'MENU-03, MENU-25 %s opens nothing',
    (action) => {
      expect(readAction(action)).toEqual(nothing)
    },
  )

  it.each([
    ['openWebPage|https://example.com/a?b=c', 'link', '/open-web-page/https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc'],
    ['openTel|+43 1 55', 'tel', '/open-tel/%2B43%201%2055'],
    ['openEmail|desk@aurora.example', 'email', '/open-email/desk%40aurora.example'],
  ])('MENU-16, MENU-17, MENU-18 %s leaves the app', (action, screen, to) => {
    expect(readAction(action)).toEqual({ kind: 'external', screen, to })
  })

  it.each(['openWebPage', 'openTel|', 'openEmail| '])('%s names nobody and opens nothing', (action) => {
    expect(readAction(action)).toEqual(nothing)
  })

  it.each([
    ['weather/0', open('weather', '/weather/0')],
    ['/weather/0', open('weather', '/weather/0')],
    ['language', open('language', '/language')],
    ['remoteControl', open('remoteControl', '/remote-control')],
    ['remote-control', open('remoteControl', '/remote-control')],
    ['/shop/flow/1?groups=4', open('shop', '/shop/flow/1?groups=4')],
    ['demoMaps', open('demoMaps', '/demo/maps')],
  ])('MENU-24 %s is a route, by its name or its path', (action, outcome) => {
    expect(readAction(action)).toEqual(outcome)
  })

  it.each(['spa', '/no/such/place', 'contentpage2', 'shop', 'https://example.com'])(
    'MENU-25 %s matches no screen and opens nothing',
    (action) => {
      expect(readAction(action)).toEqual(nothing)
    },
  )

  it.each([
    ['contentpage|12', '/cp/12'],
    ['page 7 of 9', '/cp/7'],
    ['openShop|3', '/cp/3'],
  ])('MENU-23 a page is the first number in %s', (action, to) => {
    expect(readAction(action, true)).toEqual(open('contentpage', to))
  })
})

describe('an item', () => {
  const item = (onclick: string, oneapp_onclick: string) => ({ onclick, oneapp_onclick, isPage: false })

  it('MENU-26 in the walk-in modes its own action comes first', () => {
    expect(menuItemOutcome(item('openShop|1', 'openShop|2'), true)).toEqual(open('shop', '/shop/flow/1'))
  })

  it.each(['', 'spa'])('MENU-26 there the alternative stands in where its own is "%s"', (own) => {
    expect(menuItemOutcome(item(own, 'openShop|2'), true)).toEqual(open('shop', '/shop/flow/2'))
  })

  it('MENU-27 in the other modes the app’s action is used', () => {
    expect(menuItemOutcome(item('openShop|1', 'openShop|2'), false)).toEqual(open('shop', '/shop/flow/2'))
    expect(menuItemOutcome(item('openShop|1', 'spa'), false)).toEqual(nothing)
  })

  it.each(['', ' '])('MENU-03, MENU-27 and its own where the app has none: “%s”', (none) => {
    expect(menuItemOutcome(item('openShop|1', none), false)).toEqual(open('shop', '/shop/flow/1'))
  })

  it('MENU-02 what a skin leaves out is empty or false', () => {
    expect(v.parse(MenuItem, { id: 1 })).toMatchObject({ onclick: '', oneapp_onclick: '', isPage: false })
    expect(v.parse(MenuItem, { id: 1, onclick: null, isPage: null })).toMatchObject({
      onclick: '',
      isPage: false,
    })
    expect(v.parse(MenuItem, { id: 1, title: 'Pool', onclick: false, isPage: {}, image: [] })).toMatchObject({
      title: 'Pool',
      onclick: '',
      isPage: false,
      image: '',
    })
  })

  it.each([true, 1, '1', 'true'])('MENU-02 isPage %o is true', (isPage) => {
    expect(v.parse(MenuItem, { id: 1, isPage }).isPage).toBe(true)
  })

  it.each([false, 0, '0', 'false', '', 'yes'])('MENU-02 isPage %o is false', (isPage) => {
    expect(v.parse(MenuItem, { id: 1, isPage }).isPage).toBe(false)
  })
})
