import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import Alarm from '~icons/ic/outline-alarm'
import Language from '~icons/ic/outline-language'

const drawn = (icon: typeof Alarm) => renderToStaticMarkup(createElement(icon))

it('an icon of the set is one of MUI’s, in the colour of what is around it', () => {
  expect(drawn(Alarm)).toMatch(
    /<svg class="MuiSvgIcon-root[^>]* aria-hidden="true"[^>]*><path d="[^"]+"><\/path><\/svg>$/,
  )
  expect(drawn(Language)).not.toBe(drawn(Alarm))
})
