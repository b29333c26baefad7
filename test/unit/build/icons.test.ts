import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import Alarm from '~icons/ic/outline-alarm'
import Language from '~icons/ic/outline-language'

const drawn = (icon: typeof Alarm) => renderToStaticMarkup(createElement(icon))

it('an icon of the set is one element, in the colour of what is around it, and in its size if it is asked to', () => {
  expect(drawn(Alarm)).toMatch(
    /^<svg [^>]*font-size="1.5rem" fill="currentColor" aria-hidden="true"[^>]*><path d="[^"]+"><\/path><\/svg>$/,
  )
  expect(renderToStaticMarkup(createElement(Alarm, { fontSize: 'inherit' }))).toContain('font-size="inherit"')
  expect(drawn(Language)).not.toBe(drawn(Alarm))
})
