import {
  AttributeAction,
  type AttributeSelector,
  isTraversal,
  parse,
  type Selector,
  SelectorType,
} from 'css-what'
import { emptyStyle } from '../../browser/styleSheet.ts'
import { pageName } from '../../core/text/markupAddress.ts'
import { type Names, safeStyle, unquoted } from './safeStyle.ts'

/**
 * A selector that matches only inside the scope; empty if nothing is left. `html`, `body` and `:root` mean the scope
 * itself. It is written anew from what is allowed, whatever the parser made of it.
 */
export function scopeSelector(selector: string, scope: string): string {
  let list: Selector[][]
  try {
    list = parse(selector)
  } catch {
    return ''
  }
  return list
    .map((parts) => scopeParts(parts, scope))
    .filter(Boolean)
    .join(', ')
}

const isRoot = (part: Selector) =>
  (part.type === SelectorType.Tag && part.namespace === null && /^(html|body)$/i.test(part.name)) ||
  (part.type === SelectorType.Pseudo && part.name === 'root')

const combinators: Partial<Record<SelectorType, string>> = {
  [SelectorType.Descendant]: ' ',
  [SelectorType.Child]: ' > ',
  [SelectorType.Adjacent]: ' + ',
  [SelectorType.Sibling]: ' ~ ',
}

function scopeParts(parts: readonly Selector[], scope: string): string {
  const rest = [...parts]
  let self = ''
  let isSelf = false
  // `html.dark > body p`: all that is said of the roots is said of the scope.
  for (;;) {
    const found = rest.findIndex(isTraversal)
    const end = found < 0 ? rest.length : found
    if (!rest.slice(0, end).some(isRoot)) break
    const said = written(rest.splice(0, end).filter((part) => !isRoot(part)))
    if (said === null) return ''
    self += said
    isSelf = true
    const [combinator] = rest
    if (!combinator) return scope + self
    // What stands beside the page itself is the app's.
    if (combinator.type !== SelectorType.Descendant && combinator.type !== SelectorType.Child) return ''
    rest.shift()
  }
  const inside = written(rest)
  return inside === null || (isSelf && !inside) ? '' : `${scope}${self} ${inside}`
}

/** Null for what is not allowed. */
function written(parts: readonly Selector[]): string | null {
  const texts = parts.map((part) =>
    isTraversal(part) ? (combinators[part.type] ?? null) : writtenPart(part),
  )
  return texts.includes(null) ? null : texts.join('')
}

const operators: Partial<Record<AttributeAction, string>> = {
  [AttributeAction.Any]: '*=',
  [AttributeAction.Element]: '~=',
  [AttributeAction.End]: '$=',
  [AttributeAction.Equals]: '=',
  [AttributeAction.Hyphen]: '|=',
  [AttributeAction.Start]: '^=',
}

/** Ids and classes have names of the page's own in its markup. An end or a part of a name is as it was written. */
function ownNames({ name, action, value }: AttributeSelector): string {
  if (!/^(id|class)$/i.test(name) || !value) return value
  if (action === AttributeAction.Any || action === AttributeAction.End) return value
  return value
    .split(/\s+/)
    .map((word) => word && pageName(word))
    .join(' ')
}

const pseudoElements = /^(before|after|first-letter|first-line|marker|placeholder|selection)$/

function writtenPart(part: Selector): string | null {
  switch (part.type) {
    case SelectorType.Universal:
      return '*'
    case SelectorType.Tag:
      return part.namespace === null ? escaped(part.name) : null
    case SelectorType.Attribute: {
      const { name, action, ignoreCase } = part
      if (part.namespace !== null) return null
      const value = ownNames(part)
      if (ignoreCase === 'quirks') return (name === 'id' ? '#' : '.') + escaped(value)
      if (action === AttributeAction.Exists) return `[${escaped(name)}]`
      const operator = operators[action]
      return operator ? `[${escaped(name)}${operator}"${escaped(value)}"${ignoreCase ? ' i' : ''}]` : null
    }
    case SelectorType.PseudoElement:
      return pseudoElements.test(part.name) && part.data === null ? `::${part.name}` : null
    case SelectorType.Pseudo:
      return writtenPseudo(part.name, part.data)
    default:
      return null
  }
}

const ofTheElement =
  /^(active|any-link|checked|disabled|empty|enabled|first-child|first-of-type|focus|focus-visible|focus-within|hover|last-child|last-of-type|link|only-child|only-of-type|root|target|visited)$/
const byNumber = /^nth-(last-)?(child|of-type)$/
const formula = /^(odd|even|[-+\dn\s]+)$/

function writtenPseudo(name: string, data: Selector[][] | string | null): string | null {
  if (data === null) return ofTheElement.test(name) ? `:${name}` : null
  if (typeof data === 'string') return byNumber.test(name) && formula.test(data) ? `:${name}(${data})` : null
  const fits = nested[name]
  if (!fits) return null
  const texts = data.map((parts) => (fits(parts) ? written(parts) : null))
  return texts.length > 0 && !texts.includes(null) ? `:${name}(${texts.join(', ')})` : null
}

/** Without a combinator, a nested selector looks at the element alone. */
const isCompound = (parts: readonly Selector[]) => !parts.some(isTraversal)

/** `:has()` looks down from its element, and never at what stands beside it. */
const looksDown = ([first]: readonly Selector[]) =>
  !!first && (!isTraversal(first) || first.type === SelectorType.Child)

const nested: Record<string, ((parts: readonly Selector[]) => boolean) | undefined> = {
  is: isCompound,
  where: isCompound,
  not: isCompound,
  has: looksDown,
}

/** A name, or a part of a string, in which no character has a meaning for CSS. */
const escaped = (text: string) =>
  text.replace(/[^\w\u00a0-\uffff-]|^[\d-]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)

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
