// React's renderer does much that this app never asks of it: it takes over pages that a server has written, animates
// between views, gives refs to fragments, and lifts titles and links into the head. What asks whether it is to do so has
// its answer here, and the bundler leaves out what would do it: 12 kB of 56. Where the renderer is written in another way
// the build fails, and where the app asks for such a part. A library that asks for one gets React's own error for an
// element that it does not know.
import type { Plugin } from 'vite'
import { type Edit, editSource, nodesOf, type SyntaxNode } from './editSource.ts'

const renderer = 'react-dom/cjs/react-dom-client.production.js'
/** Kinds of fibers are numbers, which may mean others in another version: with a new one they are looked over. */
const version = '19.3.1'

/** Kinds of fibers that are never made: dehydrated parts, lists of suspense, hoisted elements, view transitions, activities. */
const neverTags = new Set([18, 19, 26, 30, 31])
const neverTypes = new Set(['REACT_SUSPENSE_LIST_TYPE', 'REACT_VIEW_TRANSITION_TYPE', 'REACT_ACTIVITY_TYPE'])
/** Variables and properties that never change. */
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
/** What functions come to: no element is hoisted, no fragment has a ref, and no event waits for a part to be taken over. */
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
/** Classes of which no object is made. */
const classes = new Set(['FragmentInstance', 'ViewTransitionPseudoElement', 'ReactDOMHydrationRoot'])

const isTag = (node?: SyntaxNode) => node?.type === 'MemberExpression' && node.property?.name === 'tag'
const isNeverTag = (node?: SyntaxNode | null) => typeof node?.value === 'number' && neverTags.has(node.value)

/** What a chain of properties begins at. */
const rootOf = (node?: SyntaxNode): SyntaxNode | undefined =>
  node?.type === 'MemberExpression' ? rootOf(node.object) : node

const leaves = new Set(['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'])

/** Cases of a switch that are never reached, each with what only it leads to. */
function unreachedCases({ discriminant, cases = [] }: SyntaxNode): Edit[] {
  let isReached = false
  return cases.flatMap(({ test, consequent, start, end }): Edit[] => {
    const body = Array.isArray(consequent) ? consequent : []
    const isNever = (isTag(discriminant) && isNeverTag(test)) || neverTypes.has(test?.name ?? '')
    const wasReached = isReached
    const last = body.at(-1)
    if (!isNever || wasReached) isReached = !(last && leaves.has(last.type))
    if (!isNever) return []
    // The case before goes on into this one: only its label can go.
    return wasReached && body[0] ? [{ start, end: body[0].start }] : [{ start, end }]
  })
}

/** The declarations of what is left out: what is declared in a case may be used in all of its function. */
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
  /** What is known of a name, which has been found with that. */
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
  /** Functions that have a parameter of the name of a variable. */
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

/** What a module of the app asks for that is left out; null for nothing. */
function askedFor(code: string): string | null {
  if (!mayAsk.test(code)) return null
  for (const { type, imported, name } of nodesOf(code, 'tsx')) {
    if (type === 'ImportSpecifier' && lacking.has(nameOf(imported))) return nameOf(imported)
    if (type === 'JSXOpeningElement' && hoisted.has(nameOf(name))) return `<${nameOf(name)}>`
  }
  return null
}

/** An element's name is a part of the syntax itself. */
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
