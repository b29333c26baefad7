import DOMPurify from 'dompurify'

const neverAllowed = ['style', 'form', 'iframe', 'object', 'embed']

/**
 * The hotel's markup, made harmless: no scripts, no handlers, no frames, no forms. Its headings stand below the
 * screen's own.
 */
export function readMarkup(
  source: string,
  { forbidTags = [], forbidAttributes = [] }: { forbidTags?: string[]; forbidAttributes?: string[] } = {},
): DocumentFragment {
  const fragment = DOMPurify.sanitize(source, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true, svg: true },
    FORBID_TAGS: [...neverAllowed, ...forbidTags],
    FORBID_ATTR: forbidAttributes,
  })
  for (const link of Array.from(fragment.querySelectorAll('a[href]'))) leadAway(link)
  return fragment
}

export function lowerHeadings(headings: Iterable<Element>): void {
  for (const heading of headings) {
    const second = document.createElement('h2')
    for (const { name, value } of Array.from(heading.attributes)) second.setAttribute(name, value)
    second.append(...Array.from(heading.childNodes))
    heading.replaceWith(second)
  }
}

/** The guest's place in the app is not lost over a link, and what opens there cannot reach back. */
function leadAway(link: Element): void {
  if (link.getAttribute('href')?.startsWith('#')) return
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}
