import { describe, expect, it } from 'vitest'
import { isExcluded } from '../../../src/core/domains/access.ts'
import { type Mode, modes } from '../../../src/core/mode.ts'
import type { NavItem } from '../../../src/domains/navigation/useOfferedItems.ts'
import { maxItemsAt, split } from '../../../src/shell/bottomNav/useNavItems.ts'
import { wholeRegistry } from '../domains/wholeRegistry.ts'

const domains = wholeRegistry()
const defined = domains
  .all()
  .flatMap(({ nav = [] }) => nav)
  .sort((a, b) => a.order - b.order)
  .map(({ screen }) => screen)

describe('which items there are', () => {
  const isHidden = (name: string, mode: Mode) => {
    const screen = domains.get(name)
    return !screen || isExcluded(screen, mode)
  }
  const hiddenIn = (name: string) => modes.filter((mode) => isHidden(name, mode))

  it('BNAV-03 home is always the first, the others stand in their order', () => {
    expect(defined).toEqual([
      'home',
      'vodBrowse',
      'epg',
      'roomCamera',
      'mobileKey',
      'demoRoomControl',
      'remoteControl',
      'roomControl',
      'shopCart',
      'tvMessage',
      'orders',
    ])
    expect(hiddenIn('home')).toEqual([])
  })

  it('BNAV-06 the demo’s own room control in the demo modes alone', () => {
    expect(hiddenIn('demoRoomControl')).toEqual(['walkin', 'walkin-only', 'kiosk', 'tv'])
    expect(isHidden('demoRoomControl', '')).toBe(true)
  })

  it('room control in no walk-in mode', () => {
    expect(hiddenIn('roomControl')).toEqual(['walkin', 'walkin-only'])
    expect(isHidden('roomControl', '')).toBe(false)
  })

  it.each(['roomCamera', 'remoteControl', 'mobileKey'])('%s in no walk-in mode and on no kiosk', (name) => {
    expect(hiddenIn(name)).toEqual(['walkin', 'walkin-only', 'kiosk'])
    expect(isHidden(name, '')).toBe(false)
  })
})

describe('which of them fit', () => {
  const more = { screen: 'moreNav', to: '/more-nav' }
  const given = (count: number): NavItem[] =>
    Array.from({ length: count }, (_, at) => ({
      screen: 'weather',
      to: `/weather/${at}`,
      label: `nav.${at}`,
      counted: 'nav.inCart',
      staysInSight: false,
      // Two of them are counted: the second and the last.
      badge: at === 1 ? 2 : at === count - 1 ? 5 : 0,
    }))
  const at = (width: number, count: number) => {
    const { shown, overflow } = split(given(count), maxItemsAt(width), more)
    return [shown.map(({ label }) => label.slice(4)).join(' '), overflow.length]
  }

  it.each([1264, 1400, 1920])('BNAV-11 at %i px all of them', (width) => {
    expect(at(width, 8)).toEqual(['0 1 2 3 4 5 6 7', 0])
  })

  it.each([600, 800, 1263])('BNAV-12, CONST-24 at %i px four, or three and More', (width) => {
    expect(at(width, 4)).toEqual(['0 1 2 3', 0])
    expect(at(width, 5)).toEqual(['0 1 2 more', 2])
  })

  it.each([320, 390, 599])('BNAV-13, CONST-24 at %i px three, or two and More', (width) => {
    expect(at(width, 3)).toEqual(['0 1 2', 0])
    expect(at(width, 4)).toEqual(['0 1 more', 2])
  })

  it('BNAV-15 More counts everything that is counted, wherever it stands', () => {
    const { shown } = split(given(6), 3, more)
    expect(shown.at(-1)).toMatchObject({ screen: 'moreNav', to: '/more-nav', badge: 7 })
  })
})
