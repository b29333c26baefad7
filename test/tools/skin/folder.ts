import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isRecord } from '../../../src/contract/isRecord.ts'
import type { Findings } from './findings.ts'

const skinsAddress = '/ONEapp/skins/'
/** A picture that is larger than this keeps a guest in a lift waiting. */
const largePictureBytes = 500_000

/** The folder of a skin: its files by their path from the folder, and the addresses under which the app asks for them. */
export class SkinFolder {
  readonly path: string
  readonly name: string
  readonly findings: Findings
  readonly files: ReadonlySet<string>

  constructor(path: string, name: string, findings: Findings) {
    this.path = path
    this.name = name
    this.findings = findings
    const entries = readdirSync(path, { recursive: true, withFileTypes: true })
    this.files = new Set(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(path, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
    )
  }

  matching(pattern: RegExp): string[] {
    return [...this.files].filter((file) => pattern.test(file)).sort()
  }

  has(file: string): boolean {
    return this.files.has(file)
  }

  /** The content of a JSON file; undefined if it is none, which is reported. */
  json(file: string): Record<string, unknown> | undefined {
    const text = readFileSync(join(this.path, file), 'utf8')
    try {
      const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
      if (isRecord(value)) return value
      this.findings.wrong(file, 'must be an object, { … }.')
    } catch (error) {
      this.findings.wrong(file, `is not JSON: ${placeOf(text, error)}`)
    }
    return undefined
  }

  text(file: string): string {
    return readFileSync(join(this.path, file), 'utf8')
  }

  /** Reports a picture that the app would not find. `what` names its place in the file. */
  picture(file: string, what: string, address: unknown) {
    if (address === undefined || address === null || address === '') return
    if (typeof address !== 'string')
      return this.findings.wrong(file, `${what} must be an address in quotation marks.`)
    const written = address.trim()
    if (/^https:\/\//.test(written) || written.startsWith('data:')) return
    if (/^http:\/\//.test(written))
      return this.findings.wrong(
        file,
        `${what} is “${written}”: the app shows pictures from https addresses only.`,
      )
    const own = `${skinsAddress}${this.name}/`
    if (!written.startsWith(skinsAddress))
      return this.findings.wrong(file, `${what} is “${written}”: write ${own}… or an https address.`)
    const [path = ''] = written.slice(skinsAddress.length).split(/[?#]/)
    const parts = decoded(path)
    if (!written.startsWith(own)) {
      if (!existsSync(join(this.path, '..', parts)))
        return this.findings.wrong(
          file,
          `${what} is “${written}”, which belongs to another skin that is not there.`,
        )
      return this.findings.note(file, `${what} is “${written}”, a picture of another skin.`)
    }
    const wanted = parts.slice(this.name.length + 1)
    if (this.has(wanted)) return this.#weigh(wanted)
    const otherCase = [...this.files].find((one) => one.toLowerCase() === wanted.toLowerCase())
    this.findings.wrong(
      file,
      otherCase
        ? `${what} is “${wanted}”, but the file is called “${otherCase}”: capitals count.`
        : `${what} is “${wanted}”, and there is no such file.`,
    )
  }

  #weigh(file: string) {
    const { size } = statSync(join(this.path, file))
    if (size === 0) this.findings.wrong(file, 'is empty.')
    else if (size > largePictureBytes)
      this.findings.note(
        file,
        `has ${Math.round(size / 1000)} kB. A picture of this app has 20 to 200 kB (WebP).`,
      )
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The line and column of a syntax error, which Node tells as a position. */
function placeOf(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length)
  const before = text.slice(0, position).split('\n')
  const reason = message.replace(/ in JSON at position.*| \(line.*/s, '')
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${reason}.`
}
