import { expect, it } from 'vitest'
import { scopeSelector } from '../../../src/domains/content/pageStyle.ts'

const scoped = (selector: string) => scopeSelector(selector, '[data-page="7"]')

it.each([
  ['.carte h2', '[data-page="7"] .page-carte h2'],
  ['h1, .a > b', '[data-page="7"] h1, [data-page="7"] .page-a > b'],
  ['*', '[data-page="7"] *'],
  ['a[title="x, y"]', '[data-page="7"] a[title="x\\2c \\20 y"]'],
  [':is(h1, h2) em', '[data-page="7"] :is(h1, h2) em'],
  ['nav', '[data-page="7"] nav'],
])('PAGE-10 %s reaches only what is inside the page', (selector, expected) => {
  expect(scoped(selector)).toBe(expected)
})

it.each([
  ['body', '[data-page="7"]'],
  ['html body', '[data-page="7"]'],
  [':root', '[data-page="7"]'],
  ['body .carte', '[data-page="7"] .page-carte'],
  ['html > body > p', '[data-page="7"] p'],
  ['body.dark p', '[data-page="7"].page-dark p'],
  ['bodyguard', '[data-page="7"] bodyguard'],
  ['body + div, p', '[data-page="7"] p'],
  [':root:not(.dark) p', '[data-page="7"]:not(.page-dark) p'],
  ['html.dark > body.wide p', '[data-page="7"].page-dark.page-wide p'],
  ['html::before', '[data-page="7"]::before'],
  [':root ~ *', ''],
])('PAGE-10 %s means the page itself', (selector, expected) => {
  expect(scoped(selector)).toBe(expected)
})

it.each([
  ['.md\\:wide', '[data-page="7"] .page-md\\3a wide'],
  ['.Café h2', '[data-page="7"] .page-Café h2'],
  ['.\\31 0', '[data-page="7"] .page-10'],
  ['#hours', '[data-page="7"] #page-hours'],
  ['[id="hours"], [ID^=h]', '[data-page="7"] [id="page-hours"], [data-page="7"] [ID^="page-h"]'],
  [
    '[class="a b"], [class~=a]',
    '[data-page="7"] [class="page-a\\20 page-b"], [data-page="7"] [class~="page-a"]',
  ],
  [
    '[class^="col-"], [class*=" col-"]',
    '[data-page="7"] [class^="page-col-"], [data-page="7"] [class*="\\20 col-"]',
  ],
  ['li:nth-child(2n + 1)::before', '[data-page="7"] li:nth-child(2n + 1)::before'],
  ['figure:has(> img):hover', '[data-page="7"] figure:has( > img):hover'],
  ['a[href^="tel:" i]', '[data-page="7"] a[href^="tel\\3a " i]'],
  ['p:not(.a, :first-child) + p', '[data-page="7"] p:not(.page-a, :first-child) + p'],
])('PAGE-10 %s is a style that a page may have', (selector, expected) => {
  expect(scoped(selector)).toBe(expected)
})

it.each([
  // Quotes and brackets that open nothing.
  ['.a\\(, body::after', '[data-page="7"] .page-a\\28 , [data-page="7"]::after'],
  [`[a='"'], nav`, '[data-page="7"] [a="\\22 "], [data-page="7"] nav'],
  ['[a="\\"], x"], nav', '[data-page="7"] [a="\\22 \\5d \\2c \\20 x"], [data-page="7"] nav'],
  ['.a\\,body', '[data-page="7"] .page-a\\2c body'],
  ['.a\\{\\}', '[data-page="7"] .page-a\\7b \\7d '],
])('TRUST-10 %s is read as the browser reads it', (selector, expected) => {
  expect(scoped(selector)).toBe(expected)
})

it.each([
  // What stands beside the page, or above it.
  'html:has(+ nav)',
  'html:has(~ nav)',
  ':root > body + nav',
  'body:not(:has(+ nav))',
  '.mine:is(html:has(nav) .mine)',
  '.mine:where(body *)',
  '.mine:not(html:has(nav) *)',
  '.mine:is(:is(nav ~ *))',
  '.mine:nth-child(1 of html:has(nav) *)',
  '.mine:nth-last-child(odd of body *)',
  '.mine:-webkit-any(body *)',
  '.mine:matches(body *)',
  // What belongs to the app's document, to a shadow or to another rule.
  ':host',
  ':host(.a)',
  ':host-context(html:has(nav)) .mine',
  '::slotted(*)',
  '::part(label)',
  '::cue',
  '::backdrop',
  '::view-transition',
  '::-webkit-scrollbar',
  ':scope nav',
  '&',
  ':lang(de) .mine',
  ':dir(rtl) .mine',
  ':fullscreen .mine',
  ':modal',
  ':popover-open',
  'nav || td',
  '*|html',
  'svg|a',
  '.mine:unheard-of',
  '.mine:not()',
  ':constructor',
])('TRUST-10 %s is not of the page', (selector) => {
  expect(scoped(selector)).toBe('')
  expect(scoped(`${selector}, p`).replace(/^, /, '')).toMatch(/^(\[data-page="7"\] p)?$/)
})
