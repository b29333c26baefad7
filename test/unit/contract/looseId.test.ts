import * as v from 'valibot'
import { expect, it } from 'vitest'
import { idOf, looseId } from '../../../src/contract/looseId.ts'
import { productKey, productOf } from '../../../src/domains/vod/movies.ts'

it('an id is the number that its text is, and else the text', () => {
  const given = [41, '41', 'film-41', '041', '4.1', '9007199254740993', ' 41', 'NaN']
  expect(given.map(idOf)).toEqual([41, 41, 'film-41', '041', '4.1', '9007199254740993', ' 41', 'NaN'])
})

it('an empty text is no id', () => {
  expect(v.is(looseId, '')).toBe(false)
  expect(v.is(looseId, null)).toBe(false)
})

it('TRUST-03 a name that every object inherits is no id', () => {
  for (const name of ['constructor', '__proto__', 'toString']) {
    expect(idOf(name)).toBe('')
    expect(v.is(looseId, name)).toBe(false)
  }
})

it('a purchase that is kept names its film again, also by an id with blanks', () => {
  for (const id of [41, 'film 41 b']) {
    const product = { kind: 'movie', id } as const
    expect(productOf(`film/${productKey(product)}`)).toEqual(product)
  }
})
