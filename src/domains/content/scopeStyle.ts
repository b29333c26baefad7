/** A selector that matches only inside the scope. `html`, `body` and `:root` mean the scope itself. */
export function scopeSelector(selector: string, scope: string): string {
  return splitSelectors(selector)
    .map((part) => {
      const rest = part.replace(/^(?:(?:html|body|:root)(?![\w-])\s*(?:>\s*)?)+/i, (match) =>
        /\s$/.test(match) || match.length === part.length ? ' ' : '',
      )
      // What stands beside the page itself is the app's.
      if (rest !== part && /^\s*[+~|]/.test(rest)) return ''
      return rest === part ? `${scope} ${part}` : `${scope}${rest}`.trim()
    })
    .filter(Boolean)
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
