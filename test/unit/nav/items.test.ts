import { describe, expect, it } from 'vitest'
import { modes } from '../../../src/domains/mode.ts'
import { limitAt, type NavFacts, type NavItem, navItems, split } from '../../../src/shell/nav/items.ts'

const everything: NavFacts = {
  mode: '',
  hasCamera: true,
  hasKey: true,
  hasTv: true,
  hasRoomControls: true,
  inCart: 3,
}
const screens = (facts: Partial<NavFacts>) =>
  navItems({ ...everything, ...facts }).map(({ screen }) => screen)

describe('which items there are', () => {
  it('BNAV-03 home is always the first, the others stand in their order', () => {
    const all = ['home', 'roomCamera', 'mobileKey', 'remoteControl', 'roomControl', 'shopCart']
    expect(screens({})).toEqual(all)
    const nothing = { hasCamera: false, hasKey: false, hasTv: false, hasRoomControls: false, inCart: 0 }
    expect(screens(nothing)).toEqual(['home'])
  })

  const without = (screen: string) => modes.filter((mode) => !screens({ mode }).includes(screen as 'home'))

  it('BNAV-06 the demo’s own room control in the demo modes, beside the real one (BNAV-08)', () => {
    expect(screens({ mode: 'demo-use-pms' })).toEqual([
      'home',
      'roomCamera',
      'mobileKey',
      'demoRoomControl',
      'remoteControl',
      'roomControl',
      'shopCart',
    ])
    expect(without('demoRoomControl')).toEqual(['walkin', 'walkin-only', 'kiosk', 'tv'])
  })

  it('BNAV-04 the door camera where there is one, in no walk-in mode', () => {
    expect(screens({ hasCamera: false })).not.toContain('roomCamera')
    expect(without('roomCamera')).toEqual(['walkin', 'walkin-only'])
  })

  it('BNAV-05 the mobile key where the guest may have one, in no walk-in mode and on no kiosk', () => {
    expect(screens({ hasKey: false })).not.toContain('mobileKey')
    expect(without('mobileKey')).toEqual(['walkin', 'walkin-only', 'kiosk'])
  })

  it('BNAV-07 the remote control where there is a television, in no walk-in mode', () => {
    expect(screens({ hasTv: false })).not.toContain('remoteControl')
    expect(without('remoteControl')).toEqual(['walkin', 'walkin-only'])
  })

  it('BNAV-08 the room control where there are controls, in no walk-in mode', () => {
    expect(screens({ hasRoomControls: false })).not.toContain('roomControl')
    expect(without('roomControl')).toEqual(['walkin', 'walkin-only'])
  })

  it('BNAV-02, BNAV-09 the cart with its quantity, once something is in it', () => {
    expect(screens({ inCart: 0 })).not.toContain('shopCart')
    expect(navItems(everything).map(({ badge }) => badge)).toEqual([0, 0, 0, 0, 0, 3])
  })
})

describe('which of them fit', () => {
  const given = (count: number): NavItem[] =>
    Array.from({ length: count }, (_, at) => ({
      screen: 'weather',
      to: `/weather/${at}`,
      label: `nav.${at}`,
      counted: 'nav.inCart',
      // Two of them are counted: the second and the last.
      badge: at === 1 ? 2 : at === count - 1 ? 5 : 0,
    }))
  const at = (width: number, count: number) => {
    const { shown, overflow } = split(given(count), limitAt(width))
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
    const { shown } = split(given(6), 3)
    expect(shown.at(-1)).toMatchObject({ screen: 'moreNav', to: '/more-nav', badge: 7 })
  })
})
