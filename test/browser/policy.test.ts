import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addressesOf } from './addresses.ts'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { hasOldChromium, oldTelevision } from './harness/oldChromium.ts'
import { arrive, signIn, start } from './journeys.ts'

declare global {
  interface Window {
    violations: string[]
    isHarmed?: boolean
  }
}

/** Collects what the page's policy refuses, from the first line of the page on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      window.violations.push([effectiveDirective, blockedURI, sample, location.pathname].join(' '))
    })
  })
const violationsOf = (page: Page) => page.evaluate(() => window.violations)

it('TRUST-01 the page has a policy without `unsafe`, and says to whom it belongs', async () => {
  const { app, origin } = await startHotel()
  const { headers } = await fetch(`${app}/login`, { headers: { accept: 'text/html' } })
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dompurify bellhop default")
  expect(policy).toContain("object-src 'none'; base-uri 'none'")
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('camera=(self)')
  for (const path of ['/desk', '/webcheckin/login', '/ONEapp/page-frame.html']) {
    const response = await fetch(origin + path)
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
  }
  const frame = await fetch(`${origin}/ONEapp/page-frame.html`)
  expect(frame.headers.get('content-security-policy')).toMatch(/sandbox allow-scripts$/)
})

it('TRUST-01 no screen offends against the policy', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await watch(page)
  await page.goto(start(origin))
  await signIn(page)
  for (const path of addressesOf('')) {
    await visit(page, path)
    await settle(page)
  }
  expect(await violationsOf(page)).toEqual([])
}, 400_000)

it('TRUST-01 the mirrored form and a television keep to the policy, too', async () => {
  const { origin } = await startHotel()
  for (const rest of ['&lang=ar', '&mode=tv']) {
    const { page } = await guest({ width: 1280, height: 720 })
    await watch(page)
    await page.goto(start(origin, '1', rest))
    await page.locator('input').first().waitFor()
    await settle(page)
    expect(await violationsOf(page)).toEqual([])
  }
})

it('TRUST-01 an injected style, script or markup has no effect', async () => {
  const { origin } = await startHotel()
  const { page, allow } = await guest()
  allow(/Content Security Policy|TrustedHTML|TrustedScript/)
  await watch(page)
  await arrive(page, origin)
  const harm = await page.evaluate(() => {
    const attempt = (name: string, act: () => void) => {
      try {
        act()
        return `${name}: done`
      } catch (error) {
        return `${name}: ${error instanceof Error ? error.name : ''}`
      }
    }
    const add = (tag: string, text: string) => {
      const element = document.createElement(tag)
      element.append(text)
      document.head.append(element)
    }
    return [
      attempt('style', () => add('style', 'body { display: none }')),
      attempt('attribute', () => document.body.setAttribute('style', 'display: none')),
      attempt('script', () => add('script', 'window.isHarmed = true')),
      attempt('markup', () => {
        document.body.innerHTML = '<img src="x" onerror="window.isHarmed = true">'
      }),
      attempt('eval', () => {
        setTimeout('window.isHarmed = true')
      }),
      attempt('address', () => {
        document.createElement('script').src = '/ONEapp/skins/aurora/custom/script_31.js'
      }),
    ]
  })
  expect(harm.filter((line) => /^(markup|eval|address)/.test(line))).toEqual([
    'markup: TypeError',
    'eval: TypeError',
    'address: TypeError',
  ])
  await page.waitForFunction(() => window.violations.length >= 5)
  expect((await violationsOf(page)).map((line) => line.split(' ').slice(0, 4).join(' '))).toEqual([
    expect.stringMatching(/^style-src-elem inline/),
    expect.stringMatching(/^style-src-attr inline/),
    'require-trusted-types-for trusted-types-sink Element innerHTML|<img',
    'require-trusted-types-for trusted-types-sink Window setTimeout|window.isHarmed',
    expect.stringMatching(/^require-trusted-types-for trusted-types-sink HTMLScriptElement src/),
  ])
  expect(await page.evaluate(() => [window.isHarmed, getComputedStyle(document.body).display])).toEqual([
    undefined,
    'block',
  ])
})

it.skipIf(!hasOldChromium)(
  'TRUST-01 a television of 2020 keeps to the policy, as far as it knows it',
  async () => {
    const hotel = await startHotel()
    const { goto, until, evaluate, complaints } = await oldTelevision()
    await goto(`${hotel.app}/login`)
    await until("document.querySelectorAll('input').length > 1")
    // Its style has been applied, although no sheet has a text.
    expect(await evaluate("getComputedStyle(document.querySelector('h1')).fontFamily")).toMatch(/Fraunces/)
    expect(complaints).toEqual([])
  },
)

it.runIf(hasOldChromium)('PAGE-08 a page with a script runs on a television of 2020, too', async () => {
  const { origin } = await startHotel()
  const television = await oldTelevision()
  await television.goto(`${start(origin)}&autologin=1&room=101&name=Berger`)
  await television.until("/^Good /.test((document.querySelector('main h1') || {}).textContent)")
  await television.evaluate(
    `history.pushState({ idx: 9 }, '', '/ONEapp/cp/31' + location.search)
     dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`,
  )
  // The frame has told how high its page is.
  await television.until("parseInt((document.querySelector('iframe') || { style: {} }).style.height) > 100")
  expect(television.complaints).toEqual([])
})

it('TRUST-01 terms with handlers and styles of their own are shown without an offence', async () => {
  const { app } = await startHotel()
  const { page } = await guest()
  await watch(page)
  const markup = `<p onclick='steal()' ONLOAD = "steal()" style="color: red">House rules</p><h1 onmouseover=steal()>Terms</h1>`
  await page.route('**/oneapp/terms/en*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), text: markup } })
  })
  await page.goto(`${app}/terms?property=1&theme=1`)
  await page.getByText('House rules').waitFor()
  expect(await violationsOf(page)).toEqual([])
})
