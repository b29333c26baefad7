import { expect, it } from 'vitest'
import { wholeRegistry } from './wholeRegistry.ts'

/** The screens without a guided tour, by the reason why they have nothing to explain. */
const untoured = {
  'leads to another screen': ['page', 'vod'],
  'leads out of the app': ['link', 'tel', 'email'],
  'comes before there is a guest': ['login'],
  'is a text': ['accessibility', 'terms', 'privacy', 'thisDevice', 'destinationEntry', 'vodProtected'],
  'is a menu': ['moreNav'],
  'is one list, whose heading says what a press does': ['language', 'tvall', 'tvgroup'],
  'tells in sentences what was ordered and how far it is': ['orders'],
  'is a film with buttons that are named by what they do': ['vodMovie'],
  'is shown by staff, who explain it': ['demoBill', 'demoMaps', 'demoMessenger'],
}

const screens = wholeRegistry()
  .all()
  .flatMap(({ screens = {} }) => Object.entries(screens))

it('TOUR-01, STOUR-01 every screen has a guided tour, unless it has nothing to explain', () => {
  const without = screens.filter(([, { tour = [] }]) => tour.length === 0).map(([name]) => name)
  expect(without.sort(), 'give the screen a tour in its domain.ts, or say here what it is').toEqual(
    Object.values(untoured).flat().sort(),
  )
})

it('TOUR-01 these eleven have one in any case', () => {
  const required = [
    ...['roomControl', 'flights', 'webradio', 'search', 'tvMessage', 'vodBrowse', 'epg', 'vodPackages'],
    ...['remoteControl', 'mobileKey', 'demoVoip'],
  ]
  const toured = screens.filter(([, { tour = [] }]) => tour.length > 0).map(([name]) => name)
  expect(toured).toEqual(expect.arrayContaining(required))
})
