import { expect, it } from 'vitest'
import { answerKind, inlineHashes, securityHeaders } from '../../../src/build/hosting/securityHeaders.ts'

const page = `<style>a {}</style><style>b {}</style><script>one()</script><script src="x.js"></script>
  <template><script type="text/css">c {}</script></template><script>one()</script>`

it('allows exactly the inline scripts and style sheets of a page', () => {
  const { scripts, styles } = inlineHashes(page)
  expect(scripts).toEqual(["'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='"])
  expect(styles).toHaveLength(2)
  expect(new Set(styles).size).toBe(2)
})

it('TRUST-01 a server’s configuration may name the host by a variable, and scripts from elsewhere', () => {
  const { 'content-security-policy': policy = '' } = securityHeaders('page', {
    hashes: inlineHashes(page),
    host: '$http_host',
    scriptOrigins: ['https://maps.googleapis.com'],
    scriptPolicies: ['google-maps-api#html'],
  })
  expect(policy).toContain("connect-src 'self' ws://$http_host wss://$http_host https://maps.googleapis.com;")
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/maps\.googleapis\.com;/)
  expect(policy).toMatch(/trusted-types dompurify bellhop default google-maps-api#html$/)
  expect(policy).not.toContain('unsafe')
})

it.each([
  ['/ONEapp/', true, 'page'],
  ['/ONEapp/shop/flow/1', true, 'page'],
  ['/ONEapp/page-frame.html', true, 'frame'],
  ['/ONEapp/page-frame.js', false, 'shared'],
  ['/ONEapp/skins/aurora/custom/script_31.js', false, 'content'],
  ['/ONEapp/skins/aurora/custom/html_31.html', true, 'content'],
  ['/ONEapp/skins/aurora/logo.svg', false, 'content'],
  ['/media/clips/film.svg', false, 'content'],
  ['/ONEapp/skins/aurora/menu.pdf', false, 'shared'],
  ['/ONEapp/assets/app.js', false, 'file'],
  ['/api/v1/oneapp/theme/1', false, 'file'],
] as const)('the answer at %s (HTML: %s) is of the kind %s', (path, isHtml, kind) => {
  expect(answerKind(path, isHtml)).toBe(kind)
  const isOpen = securityHeaders(kind)['cross-origin-resource-policy'] === 'cross-origin'
  expect(isOpen).toBe(['content', 'frame', 'shared'].includes(kind))
})

it('TRUST-07 content of the hotel that is opened by its address has an origin of its own, and runs nothing', () => {
  const policy = securityHeaders('content')['content-security-policy']?.split('; ')
  expect(policy).toContain('sandbox')
  expect(policy).toContain("script-src 'none'")
})
