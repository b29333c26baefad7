/** A selector that matches only inside the scope. `html`, `body` and `:root` mean the scope itself. */
export function scopeSelector(selector: string, scope: string): string {
  return splitSelectors(selector)
    .map((part) => {
      const rest = part.replace(/^(?:(?:html|body|:root)(?![\w-])\s*(?:>\s*)?)+/i, (match) =>
        /\s$/.test(match) || match.length === part.length ? ' ' : '',
      )
      return rest === part ? `${scope} ${part}` : `${scope}${rest}`.trim()
    })
    .join(', ')
}

/** Splits at the commas that are not inside brackets or quotes. */
function splitSelectors(list: string): string[] {
  const selectors: string[] = []
  let depth = 0
  let quote = ''
  let current = ''
  for (const letter of list) {
    if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '(' || letter === '[') depth += 1
    else if (letter === ')' || letter === ']') depth -= 1
    if (letter === ',' && depth === 0 && !quote) {
      selectors.push(current.trim())
      current = ''
    } else current += letter
  }
  return [...selectors, current.trim()].filter(Boolean)
}

/** Applies a style sheet inside the scope only (PAGE-10). Returns a function that removes it. */
export function applyScopedStyle(css: string, scope: string): () => void {
  const element = document.createElement('style')
  element.textContent = css
  document.head.append(element)
  if (element.sheet) scopeRules(element.sheet, scope)
  return () => element.remove()
}

function scopeRules(group: CSSStyleSheet | CSSGroupingRule, scope: string): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index]
    if (rule instanceof CSSStyleRule) rule.selectorText = scopeSelector(rule.selectorText, scope)
    else if (rule instanceof CSSImportRule) group.deleteRule(index)
    else if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) scopeRules(rule, scope)
  }
}
