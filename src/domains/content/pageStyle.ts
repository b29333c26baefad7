import { emptyStyle } from '../../browser/styleSheet.ts'
import { scopeSelector } from './scopeStyle.ts'

/** Names that a page gives to its animations and fonts, and under which nothing of the app is found. */
type Names = ReadonlyMap<string, string>

/** Applies a style sheet inside the scope only (PAGE-10, TRUST-02). Returns a function that removes it. */
export function applyPageStyle(css: string, scope: string): () => void {
  const rules = readRules(css)
  const names = new Map(rules.flatMap(namesIn).map((name) => [name, `page-${name}`]))
  const { sheet, remove } = emptyStyle()
  for (const rule of rules) {
    const scoped = scopedRule(rule, scope, names)
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

/**
 * The rule as it applies inside the scope; empty for what would concern the whole document: imports, layers' names,
 * registered properties, printed pages, and whatever is not known.
 */
function scopedRule(rule: CSSRule, scope: string, names: Names): string {
  const within = ({ cssRules }: CSSGroupingRule) =>
    Array.from(cssRules)
      .map((inner) => scopedRule(inner, scope, names))
      .join(' ')
  switch (kindOf(rule)) {
    case 'CSSStyleRule': {
      const { selectorText, style } = rule as CSSStyleRule
      const selector = scopeSelector(selectorText, scope)
      return selector && `${selector} { ${renamed(style, names)} }`
    }
    case 'CSSMediaRule':
      return `@media ${(rule as CSSMediaRule).media.mediaText} { ${within(rule as CSSMediaRule)} }`
    case 'CSSSupportsRule':
      return `@supports ${(rule as CSSSupportsRule).conditionText} { ${within(rule as CSSSupportsRule)} }`
    case 'CSSContainerRule':
      return `@container ${(rule as CSSConditionRule).conditionText} { ${within(rule as CSSGroupingRule)} }`
    case 'CSSLayerBlockRule':
      // The order of the app's own layers, and their names, are the app's.
      return `@media all { ${within(rule as CSSGroupingRule)} }`
    case 'CSSKeyframesRule': {
      const { name, cssRules } = rule as CSSKeyframesRule
      const frames = Array.from(cssRules).map(({ cssText }) => cssText)
      return `@keyframes ${CSS.escape(names.get(name) ?? name)} { ${frames.join(' ')} }`
    }
    case 'CSSFontFaceRule':
      return `@font-face { ${renamed((rule as CSSFontFaceRule).style, names)} }`
    default:
      return ''
  }
}

const naming = /^(-webkit-)?(animation|animation-name|font|font-family)$/

/** The declarations, with the page's own names for animations and fonts. */
function renamed(style: CSSStyleDeclaration, names: Names): string {
  if (names.size === 0) return style.cssText
  return Array.from(style)
    .map((property) => {
      const value = style.getPropertyValue(property)
      const priority = style.getPropertyPriority(property)
      const written = naming.test(property) ? value.split(',').map((part) => ownName(part, names)) : [value]
      return `${property}: ${written.join(',')}${priority && ` !${priority}`};`
    })
    .join(' ')
}

const unquoted = (name: string) => name.trim().replace(/^(["'])(.*)\1$/, '$2')

function ownName(part: string, names: Names): string {
  const own = names.get(unquoted(part))
  return own === undefined ? part : ` ${JSON.stringify(own)}`
}
