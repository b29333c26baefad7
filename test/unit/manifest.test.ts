import { readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withQuery } from '../../src/browser/manifest.ts'
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

it('PROD-02 with a hotel named, start, id and shortcuts lead there, and everything else is where it was', () => {
  const file = 'https://hotel.example/ONEapp/manifest.webmanifest'
  const named = JSON.parse(withQuery(JSON.stringify(manifest), '?property=2&theme=7', file))
  expect(named).toMatchObject({
    id: 'https://hotel.example/ONEapp/?property=2&theme=7',
    start_url: 'https://hotel.example/ONEapp/?property=2&theme=7',
    scope: 'https://hotel.example/ONEapp/',
    name: 'Bellhop',
    display: 'standalone',
  })
  expect(named.shortcuts[0].url).toBe('https://hotel.example/ONEapp/tv-message?property=2&theme=7')
  for (const { src } of [...named.icons, ...named.screenshots])
    expect(src).toMatch(/^https:\/\/hotel\.example\/ONEapp\/(icons|screenshots)\/[\w-]+\.\w+$/)
  expect(withQuery(JSON.stringify(manifest), '', file)).toContain(
    '"start_url":"https://hotel.example/ONEapp/"',
  )
})

it('PROD-02 its pictures are there, for phones and for wide displays, and small', () => {
  const pictures = manifest.screenshots
  expect(new Set(pictures.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']))
  for (const { src } of pictures) expect(statSync(`${root}/public/${src}`).size).toBeLessThan(70_000)
})
