import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sbomOf } from '../../../src/build/sbom.ts'

const root = process.cwd()
const folders = ['react', '@mui/material', 'dompurify'].map((name) => `${root}/node_modules/${name}`)
const versionOf = (name: string) =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version

it('the bill of materials names each package once, as scanners know it, with licence and hash', () => {
  const sbom = sbomOf(root, [...folders, ...folders], ['A font'])
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
  expect(sbom.metadata.component).toMatchObject({ type: 'application', name: 'bellhop' })
  const mui = versionOf('@mui/material')
  expect(sbom.components.map((component) => component['bom-ref'])).toEqual([
    `pkg:npm/%40mui/material@${mui}`,
    `pkg:npm/dompurify@${versionOf('dompurify')}`,
    `pkg:npm/react@${versionOf('react')}`,
    'A font',
  ])
  expect(sbom.components[0]).toMatchObject({
    ...{ type: 'library', group: '@mui', name: 'material', version: mui },
    licenses: [{ license: { id: 'MIT' } }],
  })
  // A choice of licences is an expression, not an id.
  expect(sbom.components[1]?.licenses).toEqual([{ expression: '(MPL-2.0 OR Apache-2.0)' }])
  for (const { hashes } of sbom.components.slice(0, 3))
    expect(hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/)
})
