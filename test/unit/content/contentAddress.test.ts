import { beforeEach, expect, it, vi } from 'vitest'
import { contentAddress, screenAddress } from '../../../src/core/routing/contentAddress.ts'
import { externalTarget } from '../../../src/core/routing/externalTarget.ts'
import { wholeRegistry } from '../domains/wholeRegistry.ts'

const { match } = wholeRegistry()
const folder = new URL('https://hotel.example/ONEapp/skins/aurora/custom/')
const identity = 'room=106&name=Schmidt&userId=7&checkin=2026-01-01&autologin=1&opendoor=101'
const device = 'mode=kiosk&property=2&theme=2&skin=9&tv=4&location=Bar&lang=de&next=/language&enableDDS=true'

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('https://hotel.example/ONEapp/cp/779?room=101') })
})

const read = (address: string) => contentAddress(address, match, folder)

it.each([
  '/ONEapp/language',
  'https://hotel.example/ONEapp/language',
  '//hotel.example/ONEapp/language',
  '../../../language',
  'http://hotel.example/ONEapp/language',
  'HTTPS://HOTEL.example:8443/ONEapp/language',
  'https://anna:secret@hotel.example/ONEapp/language',
  'https://hotel.example./ONEapp/language',
  '\t/ONEapp/./language\n',
])('TRUST-13 an address of the app leads to a screen, and names no guest and no device: %j', (address) => {
  expect(read(`${address.trimEnd()}?${identity}&${device}#x`)).toEqual({
    kind: 'screen',
    screen: 'language',
    to: '/language',
  })
})

it.each(['/', '/ONEapp', '/ONEapp/', 'https://hotel.example'])('TRUST-13 %s is home', (address) => {
  expect(read(`${address}?${identity}&${device}`)).toEqual({ kind: 'screen', screen: 'home', to: '/' })
})

it.each([
  ['/ONEapp/epg?view=time&group=news&page=2', '/epg?view=time&group=news&page=2'],
  ['/ONEapp/shop/flow/1?groups=12,15&find=wine', '/shop/flow/1?groups=12,15&find=wine'],
  ['/ONEapp/cp/10?entry=0.2', '/cp/10?entry=0.2'],
  ['/ONEapp/webradio?country=49&q=x', '/webradio?country=49'],
  ['/ONEapp/search?q=pool&q-type=vod', '/search?q=pool&q-type=vod'],
])('TRUST-13 the parameters of the screen itself stay: %s', (address, to) => {
  expect(read(`${address}&${identity}`)).toMatchObject({ kind: 'screen', to })
})

it.each([
  `/desk/open/106?as=kiosk`,
  '/desk',
  '/webcheckin/login?room=106&name=Schmidt',
  '/onekey/open/1',
  `/oneapp/?${identity}`,
  `/%4FNEapp/?${identity}`,
  `/ONEapp%2F?${identity}`,
  `/ONEapps/language?${identity}`,
  '/ONEapp/api/php_helpers/log.php',
  '/ONEapp/page-frame.html',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://hotel.example/1',
  'http://',
])('TRUST-13 %s leads nowhere', (address) => {
  expect(read(address)).toBeNull()
})

it('TRUST-13 a file may be linked if a browser shows it and does not run it, without a query', () => {
  const at = folder.href
  expect(read('menu.pdf?room=106')).toEqual({ kind: 'file', url: `${at}menu.pdf` })
  expect(read('/brochures/spa.PDF')).toEqual({ kind: 'file', url: 'https://hotel.example/brochures/spa.PDF' })
  for (const name of [
    'plan.svg',
    'html_779.html',
    'a.xhtml',
    'page',
    'menu.pdf/../x.html',
    '/ONEapp/menu.pdf',
  ])
    expect(read(name), name).toBeNull()
  expect(externalTarget('link', { link: `${at}menu.pdf` }, match)).toMatchObject({ url: `${at}menu.pdf` })
  expect(externalTarget('link', { link: `${at}html_779.html` }, match)).toBeNull()
})

it('an address of another host stays as it is, without a folder only if it is complete', () => {
  expect(read('https://spa.example/?room=1#a')).toEqual({
    kind: 'outside',
    url: 'https://spa.example/?room=1#a',
  })
  expect(contentAddress('/ONEapp/language', match)).toBeNull()
})

it('TRUST-13 what opens a web page opens the app without a guest, also from within an address of the app', () => {
  const own = `https://hotel.example/ONEapp/?${identity}`
  expect(externalTarget('link', { link: own }, match)).toEqual({
    kind: 'page',
    url: 'https://hotel.example/ONEapp/',
  })
  expect(externalTarget('link', { link: `https://hotel.example/?${identity}` }, match)).toEqual({
    kind: 'page',
    url: 'https://hotel.example/ONEapp/',
  })
  expect(externalTarget('link', { link: 'https://hotel.example/desk/open/106' }, match)).toBeNull()
})

it('MENU-24 a path of a menu is no screen that nobody knows', () => {
  expect(screenAddress('/nowhere', match)).toBeNull()
  expect(screenAddress('/vod/movies/41?mode=tv', match)).toEqual({ screen: 'vodMovie', to: '/vod/movies/41' })
})
