import { isExcluded } from '../../../src/core/domains/access.ts'
import { readMenuAction } from '../../../src/core/domains/menuActions.ts'
import type { DomainRegistry } from '../../../src/core/domains/registry.ts'
import type { Mode } from '../../../src/core/mode.ts'
import type { SkinFolder } from './folder.ts'

/** The number of single letters by which two names differ, up to a limit. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [at, candidate] of [...other].entries())
      next.push(
        Math.min(
          (row[at] ?? 0) + (letter === candidate ? 0 : 1),
          (row[at + 1] ?? 0) + 1,
          (next[at] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** The known name that was probably meant. */
export function similar(name: string, known: readonly string[]): string | undefined {
  const near = known
    .map((candidate) => ({ candidate, steps: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.steps - other.steps)[0]
  return near && near.steps <= Math.max(1, name.length / 4) ? near.candidate : undefined
}

export class ActionCheck {
  /** The numbers of content pages that something leads to. */
  readonly reached = new Set<string>()
  readonly #folder: SkinFolder
  readonly #domains: DomainRegistry

  constructor(folder: SkinFolder, domains: DomainRegistry) {
    this.#folder = folder
    this.#domains = domains
  }

  /** Reports an action that opens nothing, or a page that is not there. */
  look(file: string, what: string, action: string, isPage = false) {
    const { findings } = this.#folder
    const outcome = readMenuAction(this.#domains, action, isPage)
    if (outcome.kind === 'nothing' || outcome.kind === 'absent')
      return findings.wrong(
        file,
        `${what} is “${action}”, which opens nothing. ${this.#hint(action, isPage)}`,
      )
    if (outcome.kind === 'external' && outcome.screen === 'link')
      return this.#checkLink(file, what, outcome.to)
    if (outcome.kind !== 'open') return
    const { pathname, params, screen } = this.#match(outcome.to)
    if (screen === 'contentpage') return this.#page(file, what, params.cpId ?? '')
    if (screen === 'page' && !this.#folder.has(`Page_${params.pageId}.json`))
      return findings.wrong(file, `${what} leads to ${pathname}, and there is no Page_${params.pageId}.json.`)
  }

  /** Whether the mode has the screen that the action opens; true for what opens no screen. */
  isOffered(action: string, isPage: boolean, mode: Mode): boolean {
    const outcome = readMenuAction(this.#domains, action, isPage)
    const screen = outcome.kind === 'open' ? this.#domains.get(outcome.screen) : null
    return outcome.kind !== 'absent' && !(screen && isExcluded(screen, mode))
  }

  opensSomething(action: string, isPage: boolean): boolean {
    const { kind } = readMenuAction(this.#domains, action, isPage)
    return kind !== 'nothing' && kind !== 'absent'
  }

  #match(to: string) {
    const pathname = to.replace(/[?#].*$/, '')
    const match = this.#domains.match(pathname)
    return { pathname, params: match?.params ?? {}, screen: match?.screen.name }
  }

  #page(file: string, what: string, cpId: string) {
    this.reached.add(cpId)
    if (!this.#folder.has(`custom/Custom_${cpId}.json`))
      this.#folder.findings.wrong(
        file,
        `${what} leads to page ${cpId}, and there is no custom/Custom_${cpId}.json.`,
      )
  }

  #checkLink(file: string, what: string, to: string) {
    const address = decodeURIComponent(to.split('/').at(-1) ?? '')
    const protocol = URL.parse(address)?.protocol
    if (protocol !== 'https:' && protocol !== 'http:')
      this.#folder.findings.wrong(file, `${what} opens “${address}”, which is no web address (https://…).`)
  }

  #hint(action: string, isPage: boolean): string {
    if (isPage) return 'An item with isPage needs the number of a page: "contentpage|1".'
    const [name = '', value] = action.split('|').map((part) => part.trim())
    const actions = [...this.#domains.actions.keys(), 'contentpage']
    if (actions.includes(name))
      return value ? `“${value}” is no value of ${name}.` : `${name} needs a value: "${name}|…".`
    const screens = this.#domains.screens().map((screen) => screen.name)
    const meant = similar(name, [...actions, ...screens])
    return meant ? `Is “${meant}” meant?` : 'skins/README.md lists the actions.'
  }
}
