import { expect, it } from 'vitest'
import { safeStyle } from '../../../src/domains/content/safeStyle.ts'

const folder = '/ONEapp/skins/aurora/custom/'
const stranger = 'https://stranger.example/told.png'

/** Declarations as an engine hands them over, which a DOM without layout does not: each value as that engine writes it. */
function declared(
  values: Record<string, string>,
  shorthands: Record<string, string> = {},
): CSSStyleDeclaration {
  const names = Object.keys(values)
  return {
    [Symbol.iterator]: () => names[Symbol.iterator](),
    length: names.length,
    getPropertyValue: (name: string) => values[name] ?? shorthands[name] ?? '',
    getPropertyPriority: (name: string) => (name === 'color' ? 'important' : ''),
  } as unknown as CSSStyleDeclaration
}

const safe = (property: string, value: string) => safeStyle(declared({ [property]: value }), folder)

it.each([
  ['margin-top', '-3rem'],
  ['background-image', 'linear-gradient(45deg, rgb(1, 2, 3), rgba(0, 0, 0, 0.5))'],
  ['grid-template-columns', 'repeat(auto-fill, minmax(10rem, 1fr))'],
  ['grid-template-areas', '"a b" "c d"'],
  ['transform', 'translateX(-50%) rotate(3deg)'],
  ['width', 'calc(100% - max(2rem, var(--gap, 3px)))'],
  ['content', '"url(x) \\" /* {} */ \\201c"'],
  ['content', 'counter(item) ". " attr(title)'],
  ['font-family', 'Fraunces, "Noto Sans", serif'],
  ['position', 'absolute'],
  ['--gap', ' 3px'],
  ['-webkit-line-clamp', '3'],
  ['list-style-image', 'url("data:image/png;base64,AAAA")'],
])('PAGE-10 a page may have %s: %s', (property, value) => {
  expect(safe(property, value)).toBe(`${property}: ${value};`)
})

it('PAGE-10 a file beside the page is found, and what is important stays important', () => {
  expect(safe('background-image', 'url("pool.webp"), url(../bar.webp)')).toBe(
    'background-image: url("http://localhost/ONEapp/skins/aurora/custom/pool.webp"), url("http://localhost/ONEapp/skins/aurora/bar.webp");',
  )
  expect(safe('color', 'red')).toBe('color: red !important;')
})

it('PAGE-10 a shorthand with a variable has no parts yet, and is kept whole', () => {
  const parts = { 'border-top-width': '', 'border-top-style': '', 'margin-top': '', 'margin-left': '' }
  expect(safeStyle(declared(parts, { border: '1px solid var(--c)', margin: 'var(--gap) 0' }), folder)).toBe(
    'border: 1px solid var(--c); margin: var(--gap) 0;',
  )
})

it.each([
  // Out of the page, above the app, or beside what is selected.
  ['position', 'fixed'],
  ['position', 'var(--x)'],
  ['position', '-webkit-sticky'],
  ['position-anchor', '--app'],
  ['anchor-name', '--app'],
  ['view-transition-name', 'root'],
  ['view-timeline-name', '--app'],
  ['scroll-timeline-name', '--app'],
  ['timeline-scope', '--app'],
  ['animation-timeline', '--app'],
  ['container-name', 'app'],
  ['container-type', 'size'],
  ['contain', 'none'],
  ['will-change', 'transform'],
  ['-webkit-app-region', 'drag'],
  ['page', 'evil'],
  ['all', 'revert'],
  ['behavior', 'expression(1)'],
  ['-moz-binding', 'inherit'],
  // What asks another host.
  ['background-image', `url("${stranger}")`],
  ['background-image', 'url("//stranger.example/told.png")'],
  ['background-image', `url("pool.webp"), url("${stranger}")`],
  ['background-image', `url("${stranger}\\"")`],
  ['background-image', `image-set("${stranger}" 1x)`],
  ['background-image', `-webkit-image-set(url("${stranger}") 1x)`],
  ['background-image', `-webkit-cross-fade(url("${stranger}"), url("${stranger}"), 50%)`],
  ['background-image', `src("${stranger}")`],
  ['background-image', 'element(#root)'],
  ['background-image', 'paint(evil)'],
  ['background-image', 'url("javascript:alert(1)")'],
  ['background-image', 'url("data:text/html,x")'],
  ['src', `local("url(a)"), url("${stranger}\\"")`],
  ['src', `url("${stranger}") format("woff2")`],
  // Where no address is expected, also of a hotel's file.
  ['cursor', 'url("pool.webp"), none'],
  ['content', 'url("pool.webp")'],
  ['filter', 'url("pool.svg#a")'],
  ['clip-path', 'url("pool.svg#a")'],
  ['shape-outside', 'url("pool.webp")'],
  ['--x', `url("${stranger}")`],
  ['--x', 'url(pool.webp)'],
  // What the browser has not read yet.
  ['--x', `u\\72l(${stranger})`],
  ['--x', '/* " */ url(a) /* " */'],
  ['--x', '{ color: red }'],
  ['--x', 'red; } body { color: red'],
  ['--x', 'a !important'],
  ['--x', '@import "a"'],
  ['--x', 'if(style(--mode: kiosk): red)'],
  ['--\\78', 'red'],
])('TRUST-10 a page may not have %s: %s', (property, value) => {
  expect(safe(property, value)).toBe('')
})

it('TRUST-10 its names for animations and fonts are its own', () => {
  const names = new Map([
    ['spin', 'page-spin'],
    ['Fraunces', 'page-Fraunces'],
  ])
  const style = declared({
    'animation-name': 'spin, fade',
    'font-family': '"Fraunces", serif',
    color: 'spin',
  })
  expect(safeStyle(style, folder, names)).toBe(
    'animation-name:  "page-spin", fade; font-family:  "page-Fraunces", serif; color: spin !important;',
  )
})
