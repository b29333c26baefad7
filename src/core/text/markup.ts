import DOMPurify from 'dompurify'

const forbiddenTags = ['style', 'form', 'iframe', 'object', 'embed']

/**
 * Sanitizes markup of the hotel: no scripts, event handlers, frames or forms. Links open in a new tab. Tables, which
 * may be wider than a phone, scroll.
 */
export function sanitizeMarkup(
  source: string,
  { forbidTags = [], forbidAttributes = [] }: { forbidTags?: string[]; forbidAttributes?: string[] } = {},
): DocumentFragment {
  const fragment = DOMPurify.sanitize(withStylesAside(source), {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true, svg: true },
    FORBID_TAGS: [...forbiddenTags, ...forbidTags],
    FORBID_ATTR: forbidAttributes,
  })
  for (const part of Array.from(fragment.querySelectorAll<HTMLElement>('[data-style]')))
    if (forbidAttributes.includes('style')) part.removeAttribute('data-style')
    else keepInPlace(part)
  for (const link of Array.from(fragment.querySelectorAll('a[href]'))) openInNewTab(link)
  for (const part of Array.from(fragment.querySelectorAll('table, pre')))
    if (!part.parentElement?.closest('table, pre')) scrollSideways(part)
  return fragment
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

/** The page's policy refuses inline styles wherever markup is parsed; a script may set them. */
const withStylesAside = (source: string): string =>
  source.replace(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, (tag) =>
    tag.replace(/\sstyle(?=\s*=)/gi, ' data-style'),
  )

/** Sets an inline style, without what would cover the app. */
function keepInPlace(part: HTMLElement | SVGElement): void {
  part.style.cssText = part.getAttribute('data-style') ?? ''
  part.removeAttribute('data-style')
  if (/fixed|sticky/.test(part.style.position)) part.style.removeProperty('position')
  part.style.removeProperty('z-index')
}

/** The app stays open in its own tab, and the opened page has no access to it. */
function openInNewTab(link: Element): void {
  if (link.getAttribute('href')?.startsWith('#')) return
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}

/** Wraps a wide element in a container that scrolls horizontally, because the page would cut it off. */
function scrollSideways(part: Element): void {
  const line = document.createElement('div')
  line.dataset.wide = ''
  line.style.overflowX = 'auto'
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
