// @vitest-environment jsdom
import createCache from '@emotion/cache'
import { expect, it } from 'vitest'
import { oneElementEach } from '../../../src/shell/theme/styleElements.ts'

/** As in production, where emotion writes with `insertRule` and many rules share an element. */
function speedyCache(key: string) {
  const cache = oneElementEach(createCache({ key, speedy: true }))
  const draw = (...names: string[]) => {
    for (const name of names)
      cache.insert(`.${name}`, { name, styles: `order:${name.length};` }, cache.sheet, true)
  }
  /** The rules in each of its elements, in the order of the page. */
  const written = () =>
    [...document.querySelectorAll<HTMLStyleElement>(`style[data-emotion="${key}"]`)].map((tag) =>
      [...(tag.sheet?.cssRules ?? [])].map((rule) => rule.cssText.split(' ')[0]),
    )
  return { draw, written }
}

it('writes the styles of one draw into one element and those of the next into another, after it', async () => {
  const { draw, written } = speedyCache('one')
  draw('a', 'b', 'c')
  await Promise.resolve()
  draw('d')
  draw('e')
  await Promise.resolve()
  draw('f')
  expect(written()).toEqual([['.a', '.b', '.c'], ['.d', '.e'], ['.f']])
})

it('differs from what emotion does by itself', async () => {
  const cache = createCache({ key: 'plain', speedy: true })
  cache.insert('.a', { name: 'a', styles: 'order:1;' }, cache.sheet, true)
  await Promise.resolve()
  cache.insert('.b', { name: 'b', styles: 'order:2;' }, cache.sheet, true)
  expect(document.querySelectorAll('style[data-emotion="plain"]')).toHaveLength(1)
})
