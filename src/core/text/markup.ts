import DOMPurify from 'dompurify'

const forbiddenTags = ['style', 'form', 'iframe', 'object', 'embed']

/** Sanitizes markup of the hotel: no scripts, event handlers, frames or forms. Links open in a new tab. */
export function sanitizeMarkup(
  source: string,
  { forbidTags = [], forbidAttributes = [] }: { forbidTags?: string[]; forbidAttributes?: string[] } = {},
): DocumentFragment {
  const fragment = DOMPurify.sanitize(source, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true, svg: true },
    FORBID_TAGS: [...forbiddenTags, ...forbidTags],
    FORBID_ATTR: forbidAttributes,
  })
  for (const link of Array.from(fragment.querySelectorAll('a[href]'))) openInNewTab(link)
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

/** The app stays open in its own tab, and the opened page has no access to it. */
function openInNewTab(link: Element): void {
  if (link.getAttribute('href')?.startsWith('#')) return
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}
