import { isRecord } from '../../../src/contract/isRecord.ts'
import { similar } from './actions.ts'
import type { Findings } from './findings.ts'

/** What a file says and the app would leave out in silence, because it reads every file liberally. */
export class FieldCheck {
  readonly findings: Findings
  readonly file: string

  constructor(findings: Findings, file: string) {
    this.findings = findings
    this.file = file
  }

  /** Reports fields of which the app knows none of that name. `$schema` is for editors. */
  known(what: string, value: Record<string, unknown>, names: readonly string[]): void {
    for (const name of Object.keys(value)) {
      if (names.includes(name) || name === '$schema') continue
      const meant = similar(name, names)
      this.findings.note(
        this.file,
        `${what} has the field “${name}”, which the app does not read.${meant ? ` Is “${meant}” meant?` : ''}`,
      )
    }
  }

  /** Reports fields that must be texts and are not. */
  texts(what: string, value: Record<string, unknown>, names: readonly string[]): void {
    for (const name of names) {
      const field = value[name]
      if (field === undefined || field === null || typeof field === 'string' || typeof field === 'number')
        continue
      this.findings.wrong(this.file, `“${name}” of ${what} must be a text in quotation marks.`)
    }
  }

  /** Reports fields that must be true or false and are not. */
  flags(what: string, value: Record<string, unknown>, names: readonly string[]): void {
    for (const name of names) {
      const field = value[name]
      if (field === undefined || [true, false, 0, 1, '0', '1', 'true', 'false'].some((one) => one === field))
        continue
      this.findings.wrong(this.file, `“${name}” of ${what} must be true or false.`)
    }
  }

  /** The objects of a list; what is no object is reported, and so is a list that is none. */
  records(what: string, value: unknown): Record<string, unknown>[] {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) {
      this.findings.wrong(this.file, `${what} must be a list, [ … ].`)
      return []
    }
    return value.flatMap((entry: unknown, at) => {
      if (isRecord(entry)) return [entry]
      this.findings.wrong(this.file, `entry ${at + 1} of ${what} must be an object, { … }.`)
      return []
    })
  }
}
