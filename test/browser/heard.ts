// What a screen reader says of a page, in its order: the accessibility tree, a line a node.
import type { Page } from 'playwright-core'

const needsName =
  /^(button|link|textbox|searchbox|radio|checkbox|switch|slider|dialog|navigation|radiogroup|group|img)$/
/** Those that lead to the same place, or belong to groups with names of their own, may be called the same. */
const needsOwnName = /^(button|textbox|searchbox|switch|slider)$/

interface Node {
  role: string
  name: string
  /** States such as `[checked]`, as they stand in the tree. */
  states: string
}

const Line = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)/

function readNodes(tree: string): Node[] {
  return tree.split('\n').flatMap((line) => {
    const [found, role = '', name = '', states = ''] = Line.exec(line) ?? []
    return found && role !== 'text' ? [{ role, name, states: states.trim() }] : []
  })
}

/** What is wrong for the ear alone: no name, two buttons of one name, a level of headings that is left out. */
function faultsOf(nodes: readonly Node[]): string[] {
  const unnamed = nodes
    .filter(({ role, name }) => needsName.test(role) && !name)
    .map(({ role }) => `${role} without a name`)
  const names = nodes.filter(({ role }) => needsOwnName.test(role)).map(({ role, name }) => `${role} ${name}`)
  const twice = names.filter((name, at) => names.indexOf(name) !== at).map((name) => `twice: ${name}`)
  const levels = nodes
    .filter(({ role }) => role === 'heading')
    .map(({ states }) => Number(/level=(\d)/.exec(states)?.[1]))
  const skipped = levels.flatMap((level, at) =>
    level > (levels[at - 1] ?? 0) + 1 ? [`heading of level ${level} at ${at}`] : [],
  )
  const titles = levels.filter((level) => level === 1).length
  return [...unnamed, ...twice, ...skipped, ...(titles === 1 ? [] : [`${titles} titles`])]
}

/** The page as it is heard: each node as `role name states`. */
export async function hear(page: Page) {
  const nodes = readNodes(await page.locator('body').ariaSnapshot())
  return {
    lines: nodes.map(({ role, name, states }) => [role, name, states].filter(Boolean).join(' ')),
    faults: faultsOf(nodes),
  }
}

/** Those of the patterns that are not heard, one after the other in this order. */
export function unheard(lines: readonly string[], wanted: readonly RegExp[]): string[] {
  let from = 0
  return wanted.flatMap((pattern) => {
    const at = lines.findIndex((line, place) => place >= from && pattern.test(line))
    if (at < 0) return [String(pattern)]
    from = at + 1
    return []
  })
}
