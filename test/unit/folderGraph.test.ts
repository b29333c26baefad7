import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

/** Node of a file in the graph: its layer, or within `core` and `domains` its folder. */
function nodeOf(path: string): string {
  const [, layer = '', ...rest] = path.split('/')
  return layer === 'core' || layer === 'domains' ? `${layer}/${rest[0]}` : layer
}

const relativeImport = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** Which node imports which, from the text of the files. Type imports and lazy ones count like all others. */
function graphOf(files: ReadonlyMap<string, string>, node = nodeOf): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const [path, text] of files) {
    const from = node(path)
    const targets = graph.get(from) ?? new Set()
    graph.set(from, targets)
    for (const [, specifier = ''] of text.matchAll(relativeImport)) {
      const to = node(normalize(join(dirname(path), specifier)))
      if (to !== from) targets.add(to)
    }
  }
  return graph
}

/** The nodes along a circular import, the first one again at the end; null if there is none. */
function circleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>()
  function visit(node: string, path: string[]): string[] | null {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (done.has(node)) return null
    for (const next of graph.get(node) ?? []) {
      const found = visit(next, [...path, node])
      if (found) return found
    }
    done.add(node)
    return null
  }
  for (const node of graph.keys()) {
    const found = visit(node, [])
    if (found) return found
  }
  return null
}

const sources = () =>
  new Map(
    globSync('src/**/*.{ts,tsx}').map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  )

it('the folders of src form a graph without circles', () => {
  const files = sources()
  expect(files.size).toBeGreaterThan(300)
  expect(circleIn(graphOf(files))).toBeNull()
})

it('the files form a graph without circles, apart from those of app and of core/domains', () => {
  const files = [...sources()].filter(([path]) => !/^src\/(app|core\/domains)\//.test(path))
  expect(circleIn(graphOf(new Map(files), (path) => path))).toBeNull()
})

it('a circle between two domains is found', () => {
  const files = sources()
  files.set('src/domains/session/planted.ts', "import { selectCart } from '../shop/cart/slice.ts'")
  expect(circleIn(graphOf(files))).toEqual(expect.arrayContaining(['domains/session', 'domains/shop']))
})

it('a lazy import and a type import count', () => {
  const circle = new Map([
    ['src/domains/a/x.ts', "const late = () => import('../b/y.ts')"],
    ['src/domains/b/y.ts', "import type { Z } from '../../core/z.ts'"],
    ['src/core/z.ts', "export { x } from '../domains/a/x.ts'"],
  ])
  expect(circleIn(graphOf(circle))).toEqual(['domains/a', 'domains/b', 'core/z.ts', 'domains/a'])
})
