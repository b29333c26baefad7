import { expect, it, vi } from 'vitest'
import { readLocations } from '../../../src/domains/weather/slice.ts'

it('WTH-03, CONF-11 reads city,country,iso, several by a pipe', () => {
  const warn = vi.fn()
  expect(readLocations('Vienna,Austria,AT| Salzburg , Austria , AT ', warn)).toEqual([
    { city: 'Vienna', country: 'Austria', countryISO3166: 'AT' },
    { city: 'Salzburg', country: 'Austria', countryISO3166: 'AT' },
  ])
  expect(warn).not.toHaveBeenCalled()
})

it.each(['Vienna,Austria', 'Vienna,Austria,AT,1010', 'Vienna,,AT', ' , , '])(
  'WTH-04 skips %j with a warning and keeps the others',
  (broken) => {
    const warn = vi.fn()
    expect(readLocations(`${broken}|Graz,Austria,AT`, warn)).toEqual([
      { city: 'Graz', country: 'Austria', countryISO3166: 'AT' },
    ])
    expect(warn).toHaveBeenCalledOnce()
  },
)

it('has no place and no warning where none is configured', () => {
  const warn = vi.fn()
  expect(readLocations(' ', warn)).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})
