// The documentation comments of the contract's sources: what the vendor's reference says about messages and fields.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractFolder } from '../schema/names.ts'

interface Comments {
  /** The comment with which the file begins. */
  file: string
  /** By name of the declaration. */
  declarations: Map<string, { text: string; fields: Map<string, string> }>
}

const plain = (comment: string) =>
  comment
    .replace(/^\s*\*\s?/gm, ' ')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim()

const comment = String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*`

function read(file: string): Comments {
  const source = readFileSync(join(contractFolder, file), 'utf8')
  const [, head = ''] = new RegExp(`^${comment}`).exec(source) ?? []
  const declarations: Comments['declarations'] = new Map()
  // Each declaration begins in the first column, and all of its fields are indented.
  const begins = [...source.matchAll(/^(?:export )?const (\w+)/gm)]
  for (const [at, { index, 1: name = '' }] of begins.entries()) {
    const [, text = ''] = new RegExp(`${comment}$`).exec(source.slice(0, index)) ?? []
    const body = source.slice(index, begins[at + 1]?.index)
    const fields = new Map<string, string>()
    for (const [, about = '', field = ''] of body.matchAll(new RegExp(String.raw`^ +${comment}(\w+):`, 'gm')))
      fields.set(field, plain(about))
    declarations.set(name, { text: plain(text), fields })
  }
  return { file: plain(head), declarations }
}

const known = new Map<string, Comments>()

function commentsOf(file: string): Comments {
  const found = known.get(file) ?? read(file)
  known.set(file, found)
  return found
}

export const aboutFile = (file: string): string => commentsOf(file).file
export const aboutDeclaration = (file: string, name: string): string =>
  commentsOf(file).declarations.get(name)?.text ?? ''

/** What a declaration says about a field; else what the file says, if it says it in one place only. */
export function aboutField(file: string, declaration: string, field: string): string | undefined {
  const { declarations } = commentsOf(file)
  const own = declarations.get(declaration)?.fields.get(field)
  if (own) return own
  const others = [...declarations.values()].flatMap(({ fields }) => fields.get(field) ?? [])
  return others.length === 1 ? others[0] : undefined
}
