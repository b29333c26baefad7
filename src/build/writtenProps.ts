import { parseAst } from 'vite'

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** A prop of a component or an entry of an object literal. */
export interface WrittenProp {
  name: string
  /** The component that has the prop, under the module's local name; null in an object literal. */
  component: string | null
  isTrue: boolean
  line: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const nameOf = (value: unknown): string | null => {
  if (!isNode(value)) return null
  const name = value.name ?? value.value
  return typeof name === 'string' ? name : null
}

function isLiteralTrue(value: unknown): boolean {
  if (value === null) return true
  if (!isNode(value)) return false
  return value.type === 'JSXExpressionContainer' ? isLiteralTrue(value.expression) : value.value === true
}

function visit(
  value: unknown,
  component: string | null,
  see: (node: Node, component: string | null) => void,
) {
  if (Array.isArray(value)) {
    for (const one of value) visit(one, component, see)
  } else if (isNode(value)) {
    see(value, component)
    const inside = value.type === 'JSXOpeningElement' ? nameOf(value.name) : component
    for (const key of Object.keys(value)) visit(value[key], inside, see)
  }
}

/** Every prop and entry in a TypeScript module with one of these names. */
export function writtenProps(code: string, lang: 'ts' | 'tsx', names: ReadonlySet<string>): WrittenProp[] {
  const found: WrittenProp[] = []
  visit(parseAst(code, { lang }).body, null, (node, component) => {
    const isProp = node.type === 'JSXAttribute'
    if (!isProp && node.type !== 'Property') return
    const name = nameOf(isProp ? node.name : node.key)
    if (name === null || !names.has(name)) return
    found.push({
      name,
      component: isProp ? component : null,
      isTrue: isLiteralTrue(node.value),
      line: code.slice(0, node.start).split('\n').length,
    })
  })
  return found
}

/** Local names of the default exports of these modules, and of components that the module styles from them. */
export function localNames(code: string, modules: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const module of modules)
    for (const [, name = ''] of code.matchAll(new RegExp(`import (\\w+)[^'"]* from ['"]${module}['"]`, 'g')))
      names.add(name)
  for (const [, styled = '', base = ''] of code.matchAll(/const (\w+) = styled\((\w+)/g))
    if (names.has(base)) names.add(styled)
  return names
}
