import {
  AttributeAction,
  type AttributeSelector,
  isTraversal,
  parse,
  type Selector,
  SelectorType,
} from 'css-what'
import { pageName } from '../../core/text/markupAddress.ts'

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
