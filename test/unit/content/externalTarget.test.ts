import { beforeEach, describe, expect, it, vi } from 'vitest'
import { externalTarget } from '../../../src/core/routing/externalTarget.ts'

const nowhere = () => null
beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('https://hotel.example/ONEapp/') })
})

describe('what may be opened outside the app', () => {
  it.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    ['http://example.com', 'http://example.com/'],
    ['HTTPS://Example.com', 'https://example.com/'],
  ])('ROUTE-14, PAGE-20 the page %s', (link, url) => {
    expect(externalTarget('link', { link }, nowhere)).toEqual({ kind: 'page', url })
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://example.com',
    'intent://scan/#Intent;end',
    'example.com',
    '/ONEapp/',
    '',
  ])('ROUTE-14, PAGE-20 not %s', (link) => {
    expect(externalTarget('link', { link }, nowhere)).toBeNull()
  })

  it.each([
    ['112', 'tel:112'],
    ['+43 1 555-01.00 (9)', 'tel:+43155501009'],
    ['*21#', 'tel:*21%23'],
    ['0043/1/555', 'tel:00431555'],
  ])('ROUTE-15, PAGE-21 the number %s', (tel, url) => {
    expect(externalTarget('tel', { tel }, nowhere)).toEqual({ kind: 'composer', url })
  })

  it.each(['', 'call me', '555;phone-context=evil', 'javascript:1', '12,34'])(
    'ROUTE-15, PAGE-21 not the number %s',
    (tel) => {
      expect(externalTarget('tel', { tel }, nowhere)).toBeNull()
    },
  )

  it.each([
    ['desk@aurora.example', 'mailto:desk@aurora.example'],
    ['mailto:desk@aurora.example', 'mailto:desk@aurora.example'],
    ['MAILTO:desk@aurora.example?subject=Hello', 'mailto:desk@aurora.example?subject=Hello'],
  ])('ROUTE-16, PAGE-22 an e-mail to %s', (mailto, url) => {
    expect(externalTarget('email', { mailto }, nowhere)).toEqual({ kind: 'composer', url })
  })

  it.each(['', 'desk', 'a b@c', 'javascript:alert(1)'])('ROUTE-16, PAGE-22 no e-mail to %s', (mailto) => {
    expect(externalTarget('email', { mailto }, nowhere)).toBeNull()
  })
})
