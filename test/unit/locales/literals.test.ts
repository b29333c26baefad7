import { expect, it } from 'vitest'
import { calls } from '../../../src/contract/index.ts'
import { wholeRegistry } from '../domains/wholeRegistry.ts'
import { textsOf } from './readCatalogue.ts'

// Texts whose exact wording, spelling and punctuation are required.
const literals = [
  'Please enter your room number',
  'Please enter your last name',
  'Please enter your check-in date',
  'Please enter your password',
  'Please enter your email address',
  'Please enter a valid email address',
  'Please accept the terms and conditions',
  'Room or name invalid!',
  'Service temporarily unavailable',
  'We are currently having difficulties opening this module. Please try again later',
  'no content available for this module',
  'Playback failed',
  'room not checked in',
  'Failed to load room controls',
  'Someone rang your door',
  'Sending the request failed. Please try again later.',
  'ERROR: you need to grant camera access permisson',
  'ERROR: no camera on this device',
  'ERROR: secure context required (HTTPS, localhost)',
  'ERROR: is the camera already in use?',
  'ERROR: installed cameras are not suitable',
  'ERROR: Stream API is not supported in this browser',
]

it.each(literals)('LANG-22 the English catalogue says "%s", the German one says it in German', (literal) => {
  const english = textsOf('en')
  const german = textsOf('de')
  const keys = [...english].flatMap(([key, text]) => (text === literal ? [key] : []))
  expect(keys).not.toEqual([])
  for (const key of keys) {
    expect(german.get(key)).toBeTruthy()
    // Errors of the camera are meant for support, and are not translated.
    if (!literal.startsWith('ERROR:')) expect(german.get(key)).not.toBe(literal)
  }
})

const contract = import.meta.glob<Record<string, unknown>>('../../../src/contract/*.ts', { eager: true })
const isRoute = (spec: unknown): spec is { path: string } =>
  typeof spec === 'object' && spec !== null && 'path' in spec && typeof spec.path === 'string'

it('PROD-05 there is no screen and no call for staff', () => {
  const screens = wholeRegistry()
    .all()
    .flatMap((domain) => Object.entries(domain.screens ?? {}))
    .flatMap(([name, { path }]) => [name, path])
  expect(screens.length).toBeGreaterThan(40)
  const routes = Object.values(contract).flatMap((file) =>
    Object.values(file).flatMap((spec) => (isRoute(spec) ? [spec.path] : [])),
  )
  expect(routes.length).toBeGreaterThan(15)
  const names = [...screens, ...routes, ...Object.keys(calls)]
  expect(names.filter((name) => /staff|admin|employee|backoffice|\bdesk\b/i.test(name))).toEqual([])
})
