/** A style sheet that the page's policy permits: its element is empty, and rules enter through the object model. */
export function emptyStyle(parent: ParentNode & Node = document.head): {
  sheet: CSSStyleSheet | null
  remove: () => void
} {
  const element = document.createElement('style')
  parent.appendChild(element)
  return { sheet: element.sheet, remove: () => element.remove() }
}

/** Adds well-formed CSS to the page, in one rule. Returns a function that removes it. */
export function addStyle(css: string, parent?: ParentNode & Node): () => void {
  const { sheet, remove } = emptyStyle(parent)
  sheet?.insertRule(`@media all {${css}}`)
  return remove
}
