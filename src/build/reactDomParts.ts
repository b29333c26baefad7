// Removes features of React's renderer that this app never uses: hydration of server-rendered pages, view transitions,
// refs to fragments, and hoisting of titles and links into the head. The renderer's checks for these features are
// replaced by constants, and the bundler removes the unreachable code: 12 kB of 56. The build fails if the renderer's
// code has changed, or if the app uses such a feature. A library that uses one gets React's own error for an unknown
// element.
import type { Plugin } from 'vite'
import { type Edit, editSource, nodesOf, type SyntaxNode } from './editSource.ts'

const renderer = 'react-dom/cjs/react-dom-client.production.js'
/** Fiber tags are numbers, whose meaning may change between versions: check them with each new version. */
const version = '19.3.1'

/** Tags of fibers that never occur: dehydrated fragment, suspense list, hoistable, view transition, activity. */
const neverTags = new Set([18, 19, 26, 30, 31])
const neverTypes = new Set(['REACT_SUSPENSE_LIST_TYPE', 'REACT_VIEW_TRANSITION_TYPE', 'REACT_ACTIVITY_TYPE'])
/** Variables and properties that are constant without these features. */
const variables: ReadonlyMap<string, string> = new Map([
  ['isHydrating', '!1'],
  ['shouldStartViewTransition', '!1'],
  ['inUpdateViewTransition', '!1'],
  ['rootViewTransitionAffected', '!1'],
  ['rootViewTransitionNameCanceled', '!1'],
  ['appearingViewTransitions', 'null'],
  ['pendingViewTransition', 'null'],
  ['pendingViewTransitionEvents', 'null'],
])
const properties: ReadonlyMap<string, string> = new Map([
  ['dehydrated', 'null'],
  ['isDehydrated', '!1'],
])
/** Replaced function bodies: no element is hoisted, no fragment has a ref, and no event waits for hydration. */
const bodies: ReadonlyMap<string, string> = new Map([
  ['isHostHoistableType', 'return !1'],
  ['isFragmentInstanceParent', 'return !1'],
  ['commitFragmentInstanceInsertionEffects', ''],
  ['commitFragmentInstanceDeletionEffects', ''],
  ['commitNewChildToFragmentInstances', ''],
  ['queueIfContinuousEvent', 'return !1'],
  ['clearIfContinuousEvent', ''],
  ['retryIfBlockedOn', ''],
])
/** Classes that are never instantiated. */
const classes = new Set(['FragmentInstance', 'ViewTransitionPseudoElement', 'ReactDOMHydrationRoot'])

const isTag = (node?: SyntaxNode) => node?.type === 'MemberExpression' && node.property?.name === 'tag'
const isNeverTag = (node?: SyntaxNode | null) => typeof node?.value === 'number' && neverTags.has(node.value)

/** The object at the start of a member expression. */
const rootOf = (node?: SyntaxNode): SyntaxNode | undefined =>
  node?.type === 'MemberExpression' ? rootOf(node.object) : node

const leaves = new Set(['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'])

/** Edits that remove unreachable cases of a switch, each with the statements that only it leads to. */
function unreachedCases({ discriminant, cases = [] }: SyntaxNode): Edit[] {
  let isReached = false
  return cases.flatMap(({ test, consequent, start, end }): Edit[] => {
    const body = Array.isArray(consequent) ? consequent : []
    const isNever = (isTag(discriminant) && isNeverTag(test)) || neverTypes.has(test?.name ?? '')
    const wasReached = isReached
    const last = body.at(-1)
    if (!isNever || wasReached) isReached = !(last && leaves.has(last.type))
    if (!isNever) return []
    // The previous case falls through into this one, so only the label can be removed.
    return wasReached && body[0] ? [{ start, end: body[0].start }] : [{ start, end }]
  })
}

/** Declares the variables of removed cases again, because the whole function may use a variable of a case. */
function declarationsIn(left: readonly Edit[], nodes: readonly SyntaxNode[]): Edit[] {
  const functions = nodes.filter(({ type }) => /^(Arrow)?Function/.test(type))
  const declarators = nodes.filter(({ type }) => type === 'VariableDeclarator')
  return left.flatMap((edit) =>
    declarators.flatMap(({ start, end, id }): Edit[] => {
      if (start < edit.start || end > edit.end) return []
      const body = functions.findLast((one) => one.start < start && end <= one.end)?.body
      if (!body || Array.isArray(body) || edit.start <= body.start) return []
      return [{ start: body.start + 1, end: body.start + 1, text: `var ${id?.name};` }]
    }),
  )
}

function editsOf(code: string): Edit[] {
  if (!code.includes(`exports.version = "${version}"`))
    throw new Error(`React's renderer is not ${version}, of which the kinds of fibers are known.`)
  const nodes = nodesOf(code)
  const found = new Set<string>()
  /** The replacement of a name, if there is one; records that the name was found. */
  const known = (names: ReadonlyMap<string, string>, name = '') => {
    const text = names.get(name)
    if (text !== undefined) found.add(name)
    return text
  }
  const isOfClass = (node?: SyntaxNode) => {
    const name = rootOf(node)?.name ?? ''
    if (classes.has(name)) found.add(name)
    return classes.has(name)
  }
  const notRead = new Set(
    nodes.flatMap(({ type, left, id, key }) => [type === 'AssignmentExpression' ? left : undefined, id, key]),
  )
  /** Functions with a parameter that shadows one of the variables. */
  const withOwn = nodes.filter(({ params }) => params?.some(({ name = '' }) => variables.has(name)))
  const isOwn = ({ start, end }: SyntaxNode) => withOwn.some((one) => one.start < start && end < one.end)

  function editsOfAssignment({ start, end, left, right }: SyntaxNode): Edit[] {
    const value = left?.type === 'Identifier' ? known(variables, left.name) : undefined
    if (value !== undefined) return [{ start, end, text: `(${value})` }]
    const isExport = rootOf(left)?.name === 'exports' && left?.property?.name === 'hydrateRoot'
    if (!right || left?.type !== 'MemberExpression' || !(isExport || isOfClass(left))) return []
    return right.type === 'AssignmentExpression' ? [{ start, end: right.start }] : [{ start, end, text: '0' }]
  }

  const cases = nodes.flatMap((node) => (node.type === 'SwitchStatement' ? unreachedCases(node) : []))
  const edits = nodes.flatMap((node): Edit[] => {
    const { type, start, end, left, right, property, computed, id, body, operator, callee } = node
    if (type === 'AssignmentExpression') return isOwn(node) ? [] : editsOfAssignment(node)
    if (type === 'FunctionDeclaration' && body && !Array.isArray(body)) {
      const text = known(bodies, id?.name)
      return text === undefined ? [] : [{ start: body.start, end: body.end, text: `{${text}}` }]
    }
    if (type === 'NewExpression' && isOfClass(callee))
      return [{ start, end, text: '(()=>{throw Error()})()' }]
    if (type === 'BinaryExpression' && (operator === '===' || operator === '!=='))
      if ((isTag(left) && isNeverTag(right)) || (isTag(right) && isNeverTag(left)))
        return [{ start, end, text: operator === '===' ? '!1' : '!0' }]
    if (notRead.has(node) || isOwn(node)) return []
    const text =
      type === 'Identifier'
        ? known(variables, node.name)
        : type === 'MemberExpression' && !computed
          ? known(properties, property?.name)
          : undefined
    return text === undefined ? [] : [{ start, end, text }]
  })
  const missing = [...variables.keys(), ...properties.keys(), ...bodies.keys(), ...classes].filter(
    (name) => !found.has(name),
  )
  if (missing.length > 0 || cases.length === 0)
    throw new Error(`React's renderer has no ${missing.join(', ') || 'kinds of fibers'} any more.`)
  return [...edits, ...cases, ...declarationsIn(cases, nodes)]
}

const lacking = new Set(['ViewTransition', 'Activity', 'unstable_SuspenseList', 'hydrateRoot'])
const hoisted = new Set(['title', 'meta', 'link', 'base', 'script'])
const mayAsk = /\b(ViewTransition|Activity|SuspenseList|hydrateRoot)\b|<(title|meta|link|base|script)\b/

/** The first removed feature that a module of the app uses, or null. */
function askedFor(code: string): string | null {
  if (!mayAsk.test(code)) return null
  for (const { type, imported, name } of nodesOf(code, 'tsx')) {
    if (type === 'ImportSpecifier' && lacking.has(nameOf(imported))) return nameOf(imported)
    if (type === 'JSXOpeningElement' && hoisted.has(nameOf(name))) return `<${nameOf(name)}>`
  }
  return null
}

/** The name of an identifier node; empty for other nodes. */
const nameOf = (part: unknown): string =>
  typeof part === 'object' && part !== null && 'name' in part ? String(part.name) : ''

export function reactDomParts(): Plugin {
  return {
    name: 'react-dom-parts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith(renderer)) return editSource(code, editsOf(code))
      if (id.includes('/node_modules/') || !/\.tsx?$/.test(id)) return null
      const asked = askedFor(code)
      if (asked) this.error(`${id}: ${asked} is left out of React by src/build/reactDomParts.ts.`)
      return null
    },
  }
}
