// Removes or replaces parts of a library's code, found in its syntax tree.
import { parseAst } from 'vite'

/** A node of the syntax tree, with the properties that edits use. */
export interface SyntaxNode {
  type: string
  /** Offsets in the code. */
  start: number
  end: number
  name?: string
  value?: unknown
  operator?: string
  computed?: boolean
  callee?: SyntaxNode
  object?: SyntaxNode
  property?: SyntaxNode
  arguments?: SyntaxNode[]
  left?: SyntaxNode
  right?: SyntaxNode
  id?: SyntaxNode | null
  key?: SyntaxNode
  params?: SyntaxNode[]
  body?: SyntaxNode | SyntaxNode[]
  discriminant?: SyntaxNode
  cases?: SyntaxNode[]
  test?: SyntaxNode | null
  consequent?: SyntaxNode | SyntaxNode[]
  imported?: SyntaxNode
}

export interface Edit {
  start: number
  end: number
  /** The replacement; empty or missing to remove the part. */
  text?: string
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** All nodes of the code, outer nodes before inner ones. */
export function nodesOf(code: string, lang: 'js' | 'tsx' = 'js'): SyntaxNode[] {
  const nodes: SyntaxNode[] = []
  const visit = (part: unknown) => {
    if (!isNode(part)) return
    nodes.push(part)
    for (const inner of Object.values(part).flat()) visit(inner)
  }
  for (const part of parseAst(code, { lang }).body) visit(part)
  return nodes
}

/** @param edits of nested edits, only the outer one is applied */
export function editSource(code: string, edits: readonly Edit[]): string {
  let edited = ''
  let at = 0
  for (const { start, end, text = '' } of [...edits].sort((one, other) => one.start - other.start)) {
    if (start < at) continue
    edited += code.slice(at, start) + text
    at = end
  }
  return edited + code.slice(at)
}
