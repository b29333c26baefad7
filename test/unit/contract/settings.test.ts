import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Settings, Theme } from '../../../src/contract/property.ts'

const whole = {
  onekey: { vendor: 'salto', saltoUseShip: true },
  login: { fields: ['checkin'], pictures: { dawn: 'a', day: 'b', dusk: 'c', night: 'd' } },
  promoUrl: 'https://promo.example',
  timezone: 'Europe/Vienna',
  mail: { cleaning: 'cleaning@aurora.example', courses: 'courses@aurora.example' },
  tac: { accountName: 'Aurora' },
  voip: { reception: '9' },
}

describe('the settings of a property', () => {
  it('are read as they are', () => {
    expect(v.parse(Settings, whole)).toEqual(whole)
    expect(v.parse(Settings, {})).toEqual({})
  })

  it.each(Object.keys(whole))('a null or a number in %s costs that field alone', (field) => {
    for (const broken of [null, 7]) {
      const { [field]: lost, ...rest } = v.parse(Settings, { ...whole, [field]: broken }) as Record<
        string,
        unknown
      >
      const { [field]: _, ...others } = whole as Record<string, unknown>
      expect(rest).toEqual(others)
      expect(lost).toBeNull()
    }
  })

  it('an address that is null leaves the other addresses', () => {
    const { mail } = v.parse(Settings, { ...whole, mail: { ...whole.mail, cleaning: null } })
    expect(mail).toEqual({ courses: 'courses@aurora.example' })
  })

  it('keeps what it does not know', () => {
    expect(v.parse(Settings, { ...whole, loyalty: { tier: 2 } })).toHaveProperty('loyalty.tier', 2)
  })
})

it('a theme keeps what can be read of it', () => {
  const theme = { id: 1, title: null, logoImage: {}, primary: 7, dark: {}, toolbarBackground: '#112233' }
  expect(v.parse(Theme, theme)).toEqual({
    id: '1',
    title: '',
    logoImage: '',
    primary: null,
    dark: false,
    toolbarBackground: '#112233',
    toolbarDark: false,
  })
})
