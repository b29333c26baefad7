import { readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../tools/run.ts'
import { wholeRegistry } from './domains/wholeRegistry.ts'

interface Manifest {
  scope: string
  shortcuts: { url: string }[]
  screenshots: { src: string; form_factor: string }[]
}
const manifest: Manifest = JSON.parse(readFileSync(`${root}/public/manifest.webmanifest`, 'utf8'))

it('PROD-02 the shortcuts of the installed app open screens of the app, within its scope', () => {
  const domains = wholeRegistry()
  const addresses = manifest.shortcuts.map(({ url }) => url)
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses) {
    expect(address.startsWith(manifest.scope)).toBe(true)
    expect(domains.match(address.replace(/^\/ONEapp/, ''))?.screen.name).toBeDefined()
  }
})

it('PROD-02 its pictures are there, for phones and for wide displays, and small', () => {
  const pictures = manifest.screenshots
  expect(new Set(pictures.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']))
  for (const { src } of pictures) expect(statSync(`${root}/public/${src}`).size).toBeLessThan(70_000)
})
