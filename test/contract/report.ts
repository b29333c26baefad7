// The rows of a run: what was tried, and whether the hotel does it as the contract says.

export type Verdict =
  | { state: 'holds'; note?: string }
  /** The hotel does otherwise. `sent` and `got` are what was said on the wire. */
  | { state: 'differs'; expected: string; sent?: unknown; got?: unknown }
  /** The hotel refuses or lacks what it need not have. */
  | { state: 'not offered'; note: string }
  /** The run had no means to try it. */
  | { state: 'not tried'; note: string }

export type Row = { area: string; name: string } & Verdict

export const holds = (note?: string): Verdict => ({ state: 'holds', ...(note && { note }) })
export const notOffered = (note: string): Verdict => ({ state: 'not offered', note })
export const notTried = (note: string): Verdict => ({ state: 'not tried', note })
export const differs = (expected: string, sent?: unknown, got?: unknown): Verdict => ({
  state: 'differs',
  expected,
  ...(sent !== undefined && { sent }),
  ...(got !== undefined && { got }),
})

/** Thrown where a run cannot go on: its message is the one line that the vendor reads. */
export class Unusable extends Error {}

export class Rows {
  readonly list: Row[] = []
  readonly #heard: (row: Row) => void

  constructor(heard: (row: Row) => void = () => {}) {
    this.#heard = heard
  }

  add(area: string, name: string, verdict: Verdict): void {
    const row = { area, name, ...verdict }
    this.list.push(row)
    this.#heard(row)
  }

  /** Adds the row of a trial. What the trial throws is a row, too, so that the others are still tried. */
  async try(area: string, name: string, trial: () => Promise<Verdict> | Verdict): Promise<void> {
    try {
      this.add(area, name, await trial())
    } catch (error) {
      if (error instanceof Unusable) throw error
      this.add(
        area,
        name,
        differs(`no fault in this trial: ${error instanceof Error ? error.message : error}`),
      )
    }
  }
}

export interface Report {
  hotel: string
  at: string
  /** Whether orders, bookings and so on were tried. */
  writes: boolean
  counts: Record<Row['state'], number>
  rows: readonly Row[]
}

export function countsOf(rows: readonly Row[]): Report['counts'] {
  const counts = { holds: 0, differs: 0, 'not offered': 0, 'not tried': 0 }
  for (const { state } of rows) counts[state]++
  return counts
}

const maxLength = 400

/** JSON of a message, cut off where it is long. */
export function brief(message: unknown, length = maxLength): string {
  const text = typeof message === 'string' ? message : (JSON.stringify(message) ?? 'nothing')
  return text.length > length ? `${text.slice(0, length)}… (${text.length} characters)` : text
}

/** A row as it is printed. */
export function lineOf(row: Row): string {
  const head = `${row.state.padEnd(11)}  ${row.area}: ${row.name}`
  if (row.state !== 'differs') return row.note ? `${head} (${row.note})` : head
  const said = [
    row.sent !== undefined && `sent      ${brief(row.sent)}`,
    row.got !== undefined && `got       ${brief(row.got)}`,
    `expected  ${row.expected}`,
  ].filter(Boolean)
  return [head, ...said.map((line) => `               ${line}`)].join('\n')
}

export function summaryOf({ counts, rows, writes }: Report): string {
  const { holds: held, differs: different } = counts
  const hint = writes ? '' : ' Without --writes nothing was ordered, booked or switched.'
  return (
    `${rows.length} rows: ${held} hold, ${different} differ, ${counts['not offered']} not offered, ` +
    `${counts['not tried']} not tried.${hint}`
  )
}
