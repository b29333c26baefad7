import { expect, it } from 'vitest'
import { demoteHeadings, sanitizeMarkup } from '../../../src/core/text/markup.ts'

const folder = new URL('/ONEapp/skins/aurora/custom/', 'http://localhost')

const match = (pathname: string) =>
  pathname === '/language' ? { screen: { name: 'language', domain: {} } } : null

function clean(source: string, kind: 'text' | 'page' | 'frame' = 'page') {
  const box = document.createElement('div')
  box.append(sanitizeMarkup(source, { kind, folder, match }))
  return box
}

it('PAGE-09, TERM-08, DEST-05 what a text of a hotel consists of is kept', () => {
  const texts = `<h2 lang="de" dir="ltr">Sauna</h2><p>Open <strong>daily</strong>, <time datetime="14:00">2 pm</time><br>H<sub>2</sub>O</p>
    <ul><li value="3">Finnish</li></ul><dl><dt>Heat</dt><dd>90 °C</dd></dl>
    <figure><img src="a.jpg" alt="Pool" width="300" height="200"><figcaption>Pool</figcaption></figure>
    <details open=""><summary>More</summary><blockquote>Good</blockquote></details>
    <video src="a.mp4" poster="a.jpg" controls="" muted="" playsinline=""></video><audio controls=""><source src="a.mp3" type="audio/mpeg"></audio>`
  const kept = clean(texts, 'text').innerHTML
  expect(kept).toBe(texts.replace(/(src|poster)="/g, `$1="${folder.href}`))
  const table = '<table><thead><tr><th scope="col" colspan="2">Day</th></tr></thead></table>'
  expect(clean(table, 'text').querySelector('[data-wide]')?.innerHTML).toBe(table)
})

it('PAGE-09 a page has its classes, and ids of its own, to which its links lead', () => {
  const page = clean(`<h2 id="root" class="carte">Menu</h2><a href="#root">Up</a>
    <svg viewBox="0 0 9 9" role="img" aria-label="Star"><path d="M0 0h9" fill="#ab1234" stroke="currentColor"></path></svg>`)
  expect(page.querySelector('h2')?.id).toBe('page-root')
  expect(page.querySelector('h2')?.className).toMatch(/carte$/)
  expect(page.querySelector('a')?.outerHTML).toBe('<a href="#page-root">Up</a>')
  expect(page.querySelector('svg')?.outerHTML).toBe(
    '<svg viewBox="0 0 9 9" role="img" aria-label="Star"><path d="M0 0h9" fill="#ab1234" stroke="currentColor"></path></svg>',
  )
  expect(
    clean('<h2 id="root" class="a" style="top: 0">Menu</h2><a href="#root">Up</a>', 'text').innerHTML,
  ).toBe('<h2>Menu</h2><a>Up</a>')
})

it.each([
  '<map name="m"><area href="https://evil.example/" shape="default"></map><img usemap="#m">',
  '<svg><a xlink:href="https://evil.example/"><text>x</text></a><a href="https://evil.example/"><text>x</text></a></svg>',
  '<svg><use href="https://evil.example/#x"></use><image href="https://evil.example/x.png"></image></svg>',
  '<svg><path fill="url(https://evil.example/#x)" d="M0 0"></path><path stroke="u\\72l(https://evil.example/#x)"></path></svg>',
  '<svg><set attributeName="href" to="https://evil.example/"></set><animate attributeName="href" values="https://evil.example/"></animate></svg>',
  '<svg><style>@import "https://evil.example/"</style><filter><feImage href="https://evil.example/"></feImage></filter></svg>',
  '<svg><foreignObject><a href="//evil.example/" ping="https://evil.example/">x</a></foreignObject></svg>',
  '<math href="https://evil.example/"><mtext href="https://evil.example/">x</mtext></math>',
  '<form action="https://evil.example/"><button formaction="https://evil.example/">x</button></form>',
  '<input type="image" src="https://evil.example/x.png" formaction="https://evil.example/">',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/"><style>@import "https://evil.example/"</style>',
  '<iframe src="https://evil.example/"></iframe><object data="https://evil.example/"></object><embed src="https://evil.example/">',
  '<frameset><frame src="https://evil.example/"></frameset><portal src="https://evil.example/"></portal><fencedframe></fencedframe>',
  '<img srcset="https://evil.example/x.png 2x" lowsrc="https://evil.example/" dynsrc="https://evil.example/">',
  '<picture><source srcset="https://evil.example/x.png" media="(width > 1px)"></picture>',
  '<table background="https://evil.example/x.png"><td background="https://evil.example/x.png"></td></table>',
  '<blockquote cite="https://evil.example/">x</blockquote><img longdesc="https://evil.example/">',
  '<a ping="https://evil.example/" attributionsrc="https://evil.example/">x</a><body background="https://evil.example/">',
  '<script src="https://evil.example/"></script><noscript><form action="https://evil.example/"></form></noscript>',
  '<template><a href="https://evil.example/">x</a></template>',
])('TRUST-11 no other way leads to an address: %s', (source) => {
  for (const kind of ['text', 'page'] as const) {
    const page = clean(source, kind)
    // An ordinary link that is left is one of those that the app looks after.
    for (const link of page.querySelectorAll('a[target="_blank"][rel="noopener noreferrer"]'))
      if (link instanceof HTMLAnchorElement) link.removeAttribute('href')
    expect(page.innerHTML).not.toContain('evil')
    expect(page.querySelector('form, input, button, template, [ping], [usemap]')).toBeNull()
  }
})

it.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:http://localhost/1',
  'filesystem:http://localhost/x',
  'view-source:http://localhost/',
  'intent://scan/#Intent;end',
  'sms:+1',
  'ms-settings:',
  'file:///etc/passwd',
  'http://[',
])('TRUST-11 a link never has the address %s', (address) => {
  const box = document.createElement('div')
  const link = box.appendChild(document.createElement('a'))
  link.setAttribute('href', address)
  for (const kind of ['text', 'page', 'frame'] as const)
    expect(clean(box.innerHTML, kind).querySelector('a')?.getAttribute('href')).toBeFalsy()
})

it('TRUST-11, TRUST-13 every link passes the same rule', () => {
  const evil = '/ONEapp/language?room=106&name=Schmidt&mode=kiosk&autologin=1&lang=de'
  const safe = '/ONEapp/language'
  const page = clean(
    `<a href="${evil}">x</a><p><a href="${evil}">x</a></p><a href="//localhost${evil}"><img src="a.png"></a>`,
  )
  const addresses = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(addresses).toEqual([safe, safe, safe])
  for (const other of ['/desk/open/106', '/?room=106', '/ONEapp/api/x', 'a.html', 'a.svg'])
    expect(clean(`<a href="${other}">x</a>`).querySelector('[href]'), other).toBeNull()
  expect(clean('<a href="a.pdf">x</a><img src="a.svg">').innerHTML).toContain(`${folder.href}a.svg`)
})

it.each([
  '<div popover id="p">x</div><button popovertarget="p" command="show-popover" commandfor="p">x</button>',
  '<dialog open>x</dialog><details name="a"><summary>x</summary></details>',
  '<p role="dialog" aria-modal="true" aria-live="assertive" aria-labelledby="content">x</p><p role="alert">x</p>',
  '<p tabindex="0" accesskey="x" autofocus contenteditable inert hidden draggable="true" slot="a" part="a">x</p>',
  '<p itemid="x" nonce="x" onclick="x()" onbeforetoggle="x()" anchor="x" interestfor="x" exportparts="a">x</p>',
  '<a href="/ONEapp/cp/12" data-screen="/?room=106" download target="top" referrerpolicy="unsafe-url" rel="opener">x</a>',
  '<p data-film data-tour="x" data-page="7" data-prevents-reload data-part="x" data-wide data-over>x</p>',
  '<video src="a.mp4" autoplay disableremoteplayback></video><img src="a.jpg" loading="lazy" crossorigin="use-credentials">',
  '<main>x</main><nav>x</nav><x-y>x</x-y><marquee>x</marquee><slot name="x">x</slot><p is="x-y"></p><selectedcontent></selectedcontent>',
])('TRUST-11 nothing rises above the page, takes the focus or passes for the app: %s', (source) => {
  const allowed = /^(href|src|rel|target|id)$/
  for (const kind of ['text', 'page'] as const) {
    const page = clean(source, kind)
    const elements = [...page.querySelectorAll('*')]
    expect(
      elements.flatMap((element) => element.getAttributeNames()).filter((name) => !allowed.test(name)),
    ).toEqual([])
    expect(
      page.querySelector('dialog, main, nav, x-y, marquee, slot, button, [target="top"], [rel="opener"]'),
    ).toBeNull()
    expect(page.textContent).toContain(source.includes('>x<') ? 'x' : '')
  }
})

it('TRUST-11 an inline style is not parsed with the markup, and a text has none', () => {
  const source = `<p style="position: fixed" title="> style=">x</p><h1 style='top: 0'>y</h1>`
  const page = clean(source)
  demoteHeadings(page.querySelectorAll('h1'))
  expect(page.querySelector('[style]')).toBeNull()
  expect([...page.querySelectorAll<HTMLElement>('[data-style]')].map(({ dataset }) => dataset.style)).toEqual(
    ['position: fixed', 'top: 0'],
  )
  expect(clean(source, 'text').querySelector('[style], [data-style]')).toBeNull()
})

it('PAGE-08 a page with a script has controls and data for it, in its frame alone', () => {
  const source =
    '<label for="a">Sum</label><input id="a" type="number" value="2"><p data-zone="x" hidden="">y</p>'
  expect(clean(source, 'frame').innerHTML).toBe(source)
  expect(clean(source, 'page').innerHTML).toBe('Sum<p>y</p>')
})
