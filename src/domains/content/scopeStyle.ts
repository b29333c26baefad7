/** A selector that matches only inside the scope; the page as a whole (`body`, `:root`) is the scope itself. */
export function scopeSelector(selector: string, scope: string): string {
  return splitSelectors(selector)
    .map((one) => {
      const inside = one.replace(/^(?:(?:html|body|:root)(?![\w-])\s*(?:>\s*)?)+/i, (whole) =>
        /\s$/.test(whole) || whole.length === one.length ? ' ' : '',
      )
      return inside === one ? `${scope} ${one}` : `${scope}${inside}`.trim()
    })
    .join(', ')
}

/** Splits at the commas that stand in no brackets or quotes. */
function splitSelectors(list: string): string[] {
  const found: string[] = []
  let depth = 0
  let quote = ''
  let current = ''
  for (const letter of list) {
    if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '(' || letter === '[') depth += 1
    else if (letter === ')' || letter === ']') depth -= 1
    if (letter === ',' && depth === 0 && !quote) {
      found.push(current.trim())
      current = ''
    } else current += letter
  }
  return [...found, current.trim()].filter(Boolean)
}

/** Puts a style sheet to work inside the scope alone (PAGE-10). Returns what takes it away. */
export function wearStyle(css: string, scope: string): () => void {
  const element = document.createElement('style')
  element.textContent = css
  document.head.append(element)
  // Done before anything is painted.
  if (element.sheet) scopeRules(element.sheet, scope)
  return () => element.remove()
}

function scopeRules(group: CSSStyleSheet | CSSGroupingRule, scope: string): void {
  for (let at = group.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = group.cssRules[at]
    if (rule instanceof CSSStyleRule) rule.selectorText = scopeSelector(rule.selectorText, scope)
    else if (rule instanceof CSSImportRule) group.deleteRule(at)
    else if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) scopeRules(rule, scope)
  }
}
