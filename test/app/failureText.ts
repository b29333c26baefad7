/** What a failed search of Testing Library prints: some lines in place of the whole page. */
import { prettyDOM, queryAllByRole } from '@testing-library/react'
import { computeAccessibleName } from 'dom-accessibility-api'

/** Drawings would take most of the lines, and say nothing about a failure. */
const isPrinted = (node: Node) =>
  !(node instanceof Comment || (node instanceof Element && node.matches('script, style, svg')))

const begin = 'The page at '
const maxCharacters = 300

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
const short = (text: string) => (text.length > maxCharacters ? `${text.slice(0, maxCharacters)} …` : text)

/** The names of the elements that have the role. */
const namesOf = (role: string, container: Element) =>
  queryAllByRole(container as HTMLElement, role).map((one) => `"${computeAccessibleName(one)}"`)

const textsOf = (selector: string, container: ParentNode) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => plain(textContent)).filter(Boolean)

/** The text of a subtree, with a space between elements. */
function textOf(node: Node): string {
  if (!isPrinted(node)) return ''
  if (node instanceof Text) return node.data
  return [...node.childNodes].map(textOf).join(' ')
}

function summaryOf(container: Element): string[] {
  const shown = [
    ['headings', textsOf('h1, h2, h3, [role=heading]', container).join(' | ')],
    ['dialogs and alerts', textsOf('[role*=dialog], [role=alert], [role=status]', container).join(' | ')],
    ['text', plain(textOf(container))],
  ]
  return shown.flatMap(([name, text = '']) => (text ? [`  ${name}: ${short(text)}`] : []))
}

/** Of the elements that were found where one was looked for. */
function foundIn(message: string): string[] {
  const [, list = ''] = message.split('Here are the matching elements:')
  const found = list.split('\n').filter((line) => line.startsWith('<'))
  const [first = '', second = ''] = found
  return found.length > 0 ? [`  ${found.length} elements: ${first}, ${second}`] : []
}

/** @param message of Testing Library or of an assertion that was waited for; null asks for the element alone */
export function failureText(message: string | null, container: Element): string {
  if (message === null) {
    const tag = (container.cloneNode(false) as Element).outerHTML.replace(/<\/[^>]*>$/, '')
    return `${tag} ${short(plain(textOf(container)))}`
  }
  // The error of a wait repeats the message of its last attempt, which describes the page already.
  if (message.includes(begin)) return message
  if (process.env.DEBUG_PRINT_LIMIT)
    return `${message}\n\n${begin}${window.location.pathname}:\n${prettyDOM(container, undefined, { filterNode: isPrinted })}`
  const isSearch = /^(Unable to find|Found multiple|Found a label|Found the )/.test(message)
  const [, role] = /role[= ]"([a-z]+)"/.exec(message) ?? []
  const names = isSearch && role ? namesOf(role, container) : []
  return [
    isSearch ? (message.split('\n')[0] ?? '') : message,
    ...(names.length > 0 ? [`  ${role}: ${short(names.join(', '))}`] : []),
    ...foundIn(message),
    `${begin}${window.location.pathname} (DEBUG_PRINT_LIMIT=7000 prints its markup):`,
    ...summaryOf(container),
  ].join('\n')
}
