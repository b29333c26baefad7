import { expect, it } from 'vitest'
import { scopeSelector } from '../../../src/domains/content/scopeStyle.ts'

const scoped = (selector: string) => scopeSelector(selector, '[data-page="7"]')

it.each([
  ['.carte h2', '[data-page="7"] .carte h2'],
  ['h1, .a > b', '[data-page="7"] h1, [data-page="7"] .a > b'],
  ['*', '[data-page="7"] *'],
  ['a[title="x, y"]', '[data-page="7"] a[title="x, y"]'],
  [':is(h1, h2) em', '[data-page="7"] :is(h1, h2) em'],
  ['nav', '[data-page="7"] nav'],
])('PAGE-10 %s reaches only what is inside the page', (selector, expected) => {
  expect(scoped(selector)).toBe(expected)
})

it.each([
  ['body', '[data-page="7"]'],
  ['html body', '[data-page="7"]'],
  [':root', '[data-page="7"]'],
  ['body .carte', '[data-page="7"] .carte'],
  ['html > body > p', '[data-page="7"] p'],
  ['body.dark p', '[data-page="7"].dark p'],
  ['bodyguard', '[data-page="7"] bodyguard'],
  ['body + div, p', '[data-page="7"] p'],
  [':root ~ *', ''],
])('PAGE-10 %s means the page itself', (selector, expected) => {
  expect(scoped(selector)).toBe(expected)
})
