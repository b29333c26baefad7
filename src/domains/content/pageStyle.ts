import { emptyStyle } from '../../browser/styleSheet.ts'
import { type Names, safeStyle, unquoted } from './safeStyle.ts'
import { scopeSelector } from './scopeStyle.ts'

/** Applies a style sheet inside the scope only (PAGE-10, TRUST-02). Returns a function that removes it. */
export function applyPageStyle(css: string, scope: string, folder: string): () => void {
  const rules = readRules(css)
  const names: Names = new Map(rules.flatMap(namesIn).map((name) => [name, `page-${name}`]))
  const { sheet, remove } = emptyStyle()
  for (const rule of rules) {
    const scoped = scopedRule(rule, { scope, folder, names })
    if (!scoped) continue
    try {
      sheet?.insertRule(scoped, sheet.cssRules.length)
    } catch {
      // A selector that only its own engine writes so.
    }
  }
  return remove
}

/** Parses in a sheet that applies to nothing: the page's policy permits no element with this text. */
function readRules(css: string): readonly CSSRule[] {
  if ('replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return Array.from(sheet.cssRules)
  }
  // Engines of before 2023: a style that is not well formed is left out.
  const { sheet, remove } = emptyStyle()
  try {
    sheet?.insertRule(`@media not all {${css}}`)
    return Array.from((sheet?.cssRules[0] as CSSMediaRule | undefined)?.cssRules ?? [])
  } catch {
    return []
  } finally {
    remove()
  }
}

const kindOf = (rule: CSSRule): string => rule.constructor.name

function namesIn(rule: CSSRule): string[] {
  if ('name' in rule && kindOf(rule) === 'CSSKeyframesRule') return [String(rule.name)]
  if (kindOf(rule) === 'CSSFontFaceRule') {
    const family = unquoted((rule as CSSFontFaceRule).style.getPropertyValue('font-family'))
    return family ? [family] : []
  }
  return 'cssRules' in rule ? Array.from((rule as CSSGroupingRule).cssRules).flatMap(namesIn) : []
}

interface Place {
  scope: string
  folder: string
  names: Names
}

/**
 * The rule as it applies inside the scope; empty for all that is not listed: imports, registered properties, printed
 * pages, containers, nested rules, and whatever concerns the whole document.
 */
function scopedRule(rule: CSSRule, place: Place): string {
  const { scope, folder, names } = place
  const declarations = ({ style }: { style: CSSStyleDeclaration }) => safeStyle(style, folder, names)
  const within = ({ cssRules }: CSSGroupingRule) =>
    Array.from(cssRules)
      .map((inner) => scopedRule(inner, place))
      .join(' ')
  switch (kindOf(rule)) {
    case 'CSSStyleRule': {
      const selector = scopeSelector((rule as CSSStyleRule).selectorText, scope)
      return selector && `${selector} { ${declarations(rule as CSSStyleRule)} }`
    }
    case 'CSSMediaRule':
      return `@media ${(rule as CSSMediaRule).media.mediaText} { ${within(rule as CSSMediaRule)} }`
    case 'CSSSupportsRule':
      return `@supports ${(rule as CSSSupportsRule).conditionText} { ${within(rule as CSSSupportsRule)} }`
    case 'CSSLayerBlockRule':
      // The order of the app's own layers, and their names, are the app's.
      return `@media all { ${within(rule as CSSGroupingRule)} }`
    case 'CSSKeyframesRule': {
      const { name, cssRules } = rule as CSSKeyframesRule
      const frames = (Array.from(cssRules) as CSSKeyframeRule[]).map(
        (frame) => `${frame.keyText} { ${declarations(frame)} }`,
      )
      return `@keyframes ${CSS.escape(names.get(name) ?? name)} { ${frames.join(' ')} }`
    }
    case 'CSSFontFaceRule':
      return `@font-face { ${declarations(rule as CSSFontFaceRule)} }`
    default:
      return ''
  }
}
