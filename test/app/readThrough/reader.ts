/** Reads the page as a screen reader does: the accessibility tree, a sentence per stop, and what is announced meanwhile. */
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'
import { atEnd } from '../atEnd.ts'

/** Roles whose content is their name, so that nothing inside them is read apart. */
const leaves =
  /^(button|link|checkbox|radio|switch|textbox|searchbox|spinbutton|slider|tab|menuitem|img|progressbar|heading|video)$/
/** Roles that are told where they begin. A list or a landmark is told only with a name. */
const containers = /^(dialog|alertdialog|group|radiogroup|tablist|menu)$/
const namedContainers = /^(list|navigation|region|form|search)$/

/** Whether the text of an element goes on where the text before it ends. */
function isInline(element: Element): boolean {
  const { display } = getComputedStyle(element)
  const around = element.parentElement ? getComputedStyle(element.parentElement).display : ''
  return /^(inline|contents|)$/.test(display) && !/flex|grid/.test(around)
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function isSilent(element: Element): boolean {
  if (element.matches('script, style, template, [hidden], [inert], [aria-hidden="true"]')) return true
  const { display, visibility } = getComputedStyle(element)
  return display === 'none' || visibility === 'hidden'
}

/** The states that a screen reader tells of a control, such as "checked" or "unavailable". */
function statesOf(element: Element): string[] {
  const is = (attribute: string) => element.getAttribute(attribute) === 'true'
  const states: string[] = []
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    states.push(element.checked ? 'checked' : 'not checked')
  else if (element.hasAttribute('aria-checked')) states.push(is('aria-checked') ? 'on' : 'off')
  if (element.hasAttribute('aria-pressed')) states.push(is('aria-pressed') ? 'pressed' : 'not pressed')
  if (is('aria-selected')) states.push('selected')
  if (element.hasAttribute('aria-expanded')) states.push(is('aria-expanded') ? 'expanded' : 'collapsed')
  const current = element.getAttribute('aria-current')
  if (current && current !== 'false') states.push('current')
  if (element.matches(':disabled') || is('aria-disabled')) states.push('unavailable')
  if (element.matches(':required') || is('aria-required')) states.push('required')
  if (is('aria-invalid')) states.push('invalid')
  return states
}

function sentence(role: string, element: Element): string {
  const level = role === 'heading' ? ` ${element.getAttribute('aria-level') ?? element.tagName.slice(1)}` : ''
  const value =
    (element instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(element.type)) ||
    element instanceof HTMLTextAreaElement
      ? element.value || undefined
      : undefined
  const head = `${role}${level} ${oneLine(computeAccessibleName(element))}`.trim()
  const description = oneLine(computeAccessibleDescription(element))
  return [head, value && `"${value}"`, ...statesOf(element), description && `(${description})`]
    .filter(Boolean)
    .join(', ')
}

/** All that is read of an element, in order: "button Book", "radio Medium, not checked", or a text as it is. */
export function read(root: Element): string[] {
  const lines: string[] = []
  let text = ''
  const flush = () => {
    if (oneLine(text)) lines.push(oneLine(text))
    text = ''
  }
  const visit = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) text += node.textContent
    if (!(node instanceof Element) || isSilent(node)) return
    const role = node.localName === 'video' ? 'video' : (getRole(node) ?? '')
    const isStop =
      leaves.test(role) ||
      containers.test(role) ||
      (namedContainers.test(role) && computeAccessibleName(node))
    // A label is read with its control.
    if (node.matches('label') && !node.querySelector('input')) return
    const isBlock = isStop || !isInline(node)
    if (isBlock) flush()
    if (isStop) lines.push(sentence(role, node))
    if (!leaves.test(role)) {
      if (node.matches('label')) for (const input of node.querySelectorAll('input')) visit(input)
      else if (!node.matches('legend')) for (const child of node.childNodes) visit(child)
    }
    if (isBlock) flush()
  }
  visit(root)
  flush()
  return lines
}

/** What is read of the control that has the focus. */
export function readFocus(): string {
  const focused = document.activeElement
  return focused && focused !== document.body ? (read(focused)[0] ?? '') : 'nothing'
}

/** What a guest hears from now on without asking: texts of the polite region, statuses and alerts, in order. */
export function listen(): () => string[] {
  const said: string[] = []
  // A status is read where it is born with its text, too; the polite region of the page and that of a pagination only
  // when they change.
  const born = '[role="status"], [role="alert"], [role="log"]'
  const live = `#announcements, nav [aria-live="polite"], ${born}`
  const observer = new MutationObserver((records) => {
    const regions = new Set<Element>()
    for (const { target, addedNodes } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
      if (region) regions.add(region)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const part of [node, ...node.querySelectorAll('*')]) if (part.matches(born)) regions.add(part)
    }
    for (const region of regions) {
      const words = isSilent(region) ? '' : read(region).join(' ')
      if (words && said.at(-1) !== words) said.push(words)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  atEnd(() => observer.disconnect())
  return () => said.splice(0)
}
