// What a screen reader reads on a page, in order: the accessibility tree, one line per node.
import type { Page } from 'playwright-core'

const needsName =
  /^(button|link|textbox|searchbox|radio|checkbox|switch|slider|dialog|navigation|radiogroup|group|img)$/
/** Roles whose names must be unique. Links may lead to the same place, and groups tell their options apart. */
const needsOwnName = /^(button|textbox|searchbox|switch|slider)$/

interface Node {
  role: string
  name: string
  /** States such as `[checked]`, as written in the tree. */
  states: string
}

const Line = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)/

function readNodes(tree: string): Node[] {
  return tree.split('\n').flatMap((line) => {
    const [found, role = '', name = '', states = ''] = Line.exec(line) ?? []
    return found && role !== 'text' ? [{ role, name, states: states.trim() }] : []
  })
}

/**
 * Faults for a screen reader: a missing name, two controls of the same name, a skipped heading level, not one title.
 */
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

/** Reads the accessibility tree: each node as `role name states`. */
export async function hear(page: Page) {
  const nodes = readNodes(await page.locator('body').ariaSnapshot())
  return {
    lines: nodes.map(({ role, name, states }) => [role, name, states].filter(Boolean).join(' ')),
    faults: faultsOf(nodes),
  }
}

/** Returns the patterns that no line matches, each sought after the match of the one before it. */
export function unheard(lines: readonly string[], wanted: readonly RegExp[]): string[] {
  let from = 0
  return wanted.flatMap((pattern) => {
    const at = lines.findIndex((line, place) => place >= from && pattern.test(line))
    if (at < 0) return [String(pattern)]
    from = at + 1
    return []
  })
}
