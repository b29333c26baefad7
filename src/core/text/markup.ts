import DOMPurify from 'dompurify'
import { contentAddress, type ScreenAt } from '../routing/contentAddress.ts'
import { basePath } from '../routing/paths.ts'
import { pageName, sourceAddress } from './markupAddress.ts'

/**
 * `text`: a text among the app's own elements. `page`: a page of the hotel in its box, with a look of its own.
 * `frame`: such a page with a script, in the script's frame, which has a document of its own.
 */
type MarkupKind = 'text' | 'page' | 'frame'

const words = (list: string) => list.trim().split(/\s+/)

// Everything else is left out: what loads or leads elsewhere, sends, moves the focus, rises above the page, or claims to
// be a part of the app.
const tags: Record<MarkupKind, string[]> = {
  text: words(`a abbr address article aside audio b bdi bdo big blockquote br caption center cite code col colgroup dd del
    details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li mark ol p pre q
    rp rt ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr track
    u ul var video wbr`),
  page: words('svg g path circle ellipse line polyline polygon rect text tspan title desc'),
  frame: words(
    `button canvas datalist fieldset input label legend meter optgroup option output progress select textarea`,
  ),
}

const attributes: Record<MarkupKind, string[]> = {
  text: words(`abbr align alt aria-hidden aria-label colspan controls datetime default dir height href hreflang kind label
    lang loop muted open playsinline poster preload reversed role rowspan scope span src srclang start title translate
    type valign value width`),
  page: words(`class data-style id cx cy d dx dy fill fill-opacity fill-rule opacity points preserveaspectratio r rx ry
    stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity stroke-width text-anchor transform viewbox x x1
    x2 xmlns y y1 y2`),
  frame:
    words(`autocomplete checked cols disabled for hidden inputmode list max maxlength min minlength multiple name
    pattern placeholder readonly required rows selected size step tabindex`),
}

const kinds: readonly MarkupKind[] = ['text', 'page', 'frame']
/** Each kind has what the kinds before it have. */
const upTo = (kind: MarkupKind, lists: Record<MarkupKind, string[]>) =>
  kinds.slice(0, kinds.indexOf(kind) + 1).flatMap((one) => lists[one])

/** Attributes whose value is limited, too. A paint may otherwise be an address. */
const values: Record<string, RegExp> = {
  role: /^img$/,
  fill: /^(\w+|#\w+|rgba?\([\d\s.,%]+\))$/,
  stroke: /^(\w+|#\w+|rgba?\([\d\s.,%]+\))$/,
}

interface MarkupOptions {
  kind?: MarkupKind
  /** The folder against which relative addresses are resolved. */
  folder?: URL
  /** The screens to which links may lead; by default none. */
  match?: ScreenAt
}

interface Limits extends Required<MarkupOptions> {}

/**
 * Sanitizes markup of the hotel by lists of what is allowed. Links open in a new tab; on a page, those to a screen of the
 * app get a `data-screen` attribute instead. Tables, which may be wider than a
 * phone, scroll. Inline styles are left in `data-style`.
 */
export function sanitizeMarkup(
  source: string,
  {
    kind = 'text',
    folder = new URL(`${basePath}/`, window.location.origin),
    match = () => null,
  }: MarkupOptions = {},
): DocumentFragment {
  // In the library's own document, which loads nothing yet.
  const limit = (element: Element) => limitValues(element, { kind, folder, match })
  DOMPurify.addHook('afterSanitizeAttributes', limit)
  try {
    // Null for a `frameset`, which has no body.
    const fragment: DocumentFragment | null = DOMPurify.sanitize(withoutInline(source), {
      RETURN_DOM_FRAGMENT: true,
      ALLOWED_TAGS: upTo(kind, tags),
      ALLOWED_ATTR: upTo(kind, attributes),
      ADD_URI_SAFE_ATTR: ['data-style', 'd', 'points', 'transform'],
      ALLOW_ARIA_ATTR: kind === 'frame',
      ALLOW_DATA_ATTR: kind === 'frame',
    })
    if (!fragment) return document.createDocumentFragment()
    for (const part of Array.from(fragment.querySelectorAll('table, pre')))
      if (!part.parentElement?.closest('table, pre')) scrollSideways(part, kind)
    return fragment
  } finally {
    DOMPurify.removeHook('afterSanitizeAttributes', limit)
  }
}

function limitValues(element: Element, limits: Limits): void {
  const { kind, folder } = limits
  for (const [name, allowed] of Object.entries(values))
    if (!allowed.test(element.getAttribute(name) ?? '')) element.removeAttribute(name)
  for (const name of ['src', 'poster']) {
    const address = sourceAddress(element.getAttribute(name) ?? '', folder)
    if (element.hasAttribute(name)) setOrRemove(element, name, address)
  }
  element.removeAttribute('data-screen')
  if (element.hasAttribute('href')) limitLink(element, limits)
  if (kind !== 'page') return
  if (element.id) element.id = pageName(element.id)
  const classes = words(element.getAttribute('class') ?? '').filter(Boolean)
  if (classes.length > 0) element.setAttribute('class', classes.map(pageName).join(' '))
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

function limitLink(link: Element, { kind, folder, match }: Limits): void {
  const written = link.getAttribute('href') ?? ''
  link.removeAttribute('href')
  // An SVG has links of its own kind, which the app does not look after.
  if (!(link instanceof HTMLElement)) return
  if (written.startsWith('#')) {
    if (kind !== 'text')
      link.setAttribute('href', `#${kind === 'page' ? pageName(written.slice(1)) : written.slice(1)}`)
    return
  }
  const target = contentAddress(written, match, folder)
  if (!target) return
  link.setAttribute('href', target.kind === 'screen' ? basePath + target.to : target.url)
  if (target.kind === 'screen' && kind !== 'text') link.setAttribute('data-screen', target.to)
  else if (target.kind !== 'composer') {
    // The app stays open in its own tab, and the opened page has no access to it. The app itself hears where it comes from.
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', target.kind === 'outside' ? 'noopener noreferrer' : 'noopener')
  }
}

/** Replaces headings by `h2`, because the `h1` is the title of the screen. */
export function demoteHeadings(headings: Iterable<Element>): void {
  for (const heading of headings) {
    const replacement = document.createElement('h2')
    for (const { name, value } of Array.from(heading.attributes)) replacement.setAttribute(name, value)
    replacement.append(...Array.from(heading.childNodes))
    heading.replaceWith(replacement)
  }
}

/** The page's policy refuses inline styles and handlers wherever markup is parsed; a script may set the styles. */
const withoutInline = (source: string): string =>
  source.replace(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, (tag) =>
    tag.replace(/\sstyle(?=\s*=)/gi, ' data-style').replace(/\son[a-z]+(?=\s*=)/gi, ' data-unused'),
  )

/** Wraps a wide element in a container that scrolls horizontally, because the page would cut it off. */
function scrollSideways(part: Element, kind: MarkupKind): void {
  const line = document.createElement('div')
  line.dataset.wide = ''
  if (kind === 'frame') line.dataset.style = 'overflow-x: auto'
  else line.style.overflowX = 'auto'
  part.replaceWith(line)
  line.append(part)
}

/** Makes wide parts focusable by keyboard while their content overflows. Returns a function that ends this. */
export function focusWideParts(container: HTMLElement): () => void {
  const parts = Array.from(container.querySelectorAll<HTMLElement>('[data-wide]'))
  if (parts.length === 0 || !('ResizeObserver' in window)) return () => {}
  const observer = new ResizeObserver(() => {
    for (const part of parts)
      if (part.scrollWidth > part.clientWidth + 1) part.tabIndex = 0
      else part.removeAttribute('tabindex')
  })
  for (const part of parts) observer.observe(part)
  return () => observer.disconnect()
}
