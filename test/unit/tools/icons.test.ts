import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { iconFolder, iconModule, nameInSet, presentIcons } from '../../tools/icon.ts'

it.each([
  ['Mail', 'baseline-mail'],
  ['QrCodeScannerOutlined', 'outline-qr-code-scanner'],
  ['Forward10Rounded', 'round-forward-10'],
  ['LiveTvTwoTone', 'twotone-live-tv'],
])('an icon %s is %s of the set', (icon, name) => {
  expect(nameInSet(icon)).toBe(name)
})

it('all icons are as `npm run icon` writes them', () => {
  const icons = presentIcons()
  expect(icons.length).toBeGreaterThan(50)
  for (const icon of icons)
    expect(readFileSync(join(iconFolder, `${icon}.tsx`), 'utf8')).toBe(iconModule(icon))
})

it('an icon that the set lacks is named', () => {
  expect(() => iconModule('NoSuchOutlined')).toThrow(
    'Material Icons have no NoSuchOutlined (outline-no-such).',
  )
})
