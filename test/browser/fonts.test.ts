// The fonts of the tests are the harness' own, so that what they measure is the same on every machine.
import { expect, it } from 'vitest'
import type { FontWidth } from './harness/fonts.ts'
import { guest } from './harness/index.ts'

/** A word of each script, the families that draw it, and whether DejaVu Sans has the script, too. */
const words = {
  en: ['Evening', 'Noto Sans', true],
  de: ['Frühstück', 'Noto Sans', true],
  ru: ['Громкость', 'Noto Sans', true],
  el: ['Καλησπέρα', 'Noto Sans', true],
  hi: ['नमस्ते', 'Noto Sans', false],
  ar: ['مساء', 'Vazirmatn', true],
  he: ['ערב', 'Noto Sans Hebrew', true],
  th: ['สวัสดี', 'Noto Sans Thai', false],
  hy: ['Բարի', 'Noto Sans Armenian', true],
  ka: ['საღამო', 'Noto Sans Georgian', true],
  ja: ['こんばんは', 'Noto Sans JP', false],
  zh: ['们这', 'Noto Sans SC', false],
  ko: ['안녕하세요', 'Noto Sans KR', false],
} as const

/** Families that Chromium draws with, by language, as the developer tools report them. */
async function drawnFamilies(fonts: FontWidth) {
  const { page } = await guest({ fonts })
  await page.setContent(
    Object.entries(words)
      .map(
        ([language, [text]]) =>
          `<p lang="${language}" style="font: 600 24px system-ui, 'Segoe UI', Roboto, sans-serif">${text}</p>`,
      )
      .join(''),
  )
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' })
  const families = nodeIds.map(async (nodeId) => {
    const { fonts: drawn } = await tools.send('CSS.getPlatformFontsForNode', { nodeId })
    return drawn.map(({ familyName }) => familyName.replace(' SemiBold', '')).join()
  })
  const found = await Promise.all(families)
  return Object.fromEntries(Object.keys(words).map((language, place) => [language, found[place]]))
}

it('a page of the tests is drawn with the files that they bring, in every script', async () => {
  const languages = Object.entries(words)
  expect(await drawnFamilies('narrow')).toEqual(
    Object.fromEntries(languages.map(([language, [, family]]) => [language, family])),
  )
  expect(await drawnFamilies('wide')).toEqual(
    Object.fromEntries(
      languages.map(([language, [, family, isWide]]) => [language, isWide ? 'DejaVu Sans' : family]),
    ),
  )
})

it.each(['narrow', 'wide'] as const)(
  'no font of the machine is seen by a page with the %s family',
  async (fonts) => {
    const { page } = await guest({ fonts })
    const installed = [
      'DejaVu Sans Mono',
      'DejaVu Serif',
      'Liberation Sans',
      'Noto Serif',
      'Arial',
      'Helvetica',
      'Roboto',
    ]
    const found = await page.evaluate(async (names) => {
      const loads = names.map((name) =>
        new FontFace('sample', `local("${name}")`).load().then(
          () => [name],
          () => [],
        ),
      )
      return (await Promise.all(loads)).flat()
    }, installed)
    expect(found).toEqual([])
  },
)
