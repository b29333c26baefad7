/** What the check of a skin has to say, in words for whoever writes the skin. */
export interface Finding {
  /** The file, from the skin's folder; empty for the folder itself. */
  file: string
  text: string
  /** True for what works and may still not be meant. */
  isNote: boolean
}

export class Findings {
  readonly all: Finding[] = []

  wrong(file: string, text: string): void {
    this.#add({ file, text, isNote: false })
  }

  note(file: string, text: string): void {
    this.#add({ file, text, isNote: true })
  }

  /** The same sentence about the same file is said once. */
  #add(finding: Finding): void {
    if (!this.all.some(({ file, text }) => file === finding.file && text === finding.text))
      this.all.push(finding)
  }
}

export function reportOf(name: string, { all }: Findings): string {
  const sorted = [...all].sort((one, other) => Number(one.isNote) - Number(other.isNote))
  const lines = sorted.map(({ file, text, isNote }) => {
    const place = file ? `${file}: ` : ''
    return `${isNote ? 'note   ' : 'WRONG  '}${place}${text}`
  })
  const wrong = all.filter(({ isNote }) => !isNote).length
  const notes = all.length - wrong
  const count =
    wrong === 0 ? 'nothing is wrong' : wrong === 1 ? '1 thing is wrong' : `${wrong} things are wrong`
  return [...lines, `${name}: ${count}${notes ? `, ${notes} to look at` : ''}.`].join('\n')
}
