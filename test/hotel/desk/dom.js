// Creates elements, and updates the page without losing the user's focus.

export const find = (selector) => document.querySelector(selector)

export function element(name, { text, data, ...properties } = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith('aria-') || key === 'role' || key === 'for') made.setAttribute(key, value)
    else made[key] = value
  }
  Object.assign(made.dataset, data)
  if (text !== undefined) made.textContent = text
  made.append(...children.filter((child) => child !== null))
  return made
}

/**
 * `key` identifies the button across redraws, so that it keeps the focus. The second press of a double click does nothing:
 * another button may have taken the place.
 */
export const button = (text, press, { key, ...properties } = {}) => {
  const onclick = ({ detail }) => detail < 2 && press()
  return element('button', { type: 'button', text, onclick, ...properties, data: key ? { key } : {} })
}

/** Replaces the children of an element, and restores the focus and the open `details`. */
export function show(parent, ...children) {
  const key = parent.contains(document.activeElement) ? document.activeElement.dataset.key : undefined
  const open = new Set(
    [...parent.querySelectorAll('details[open][data-key]')].map(({ dataset }) => dataset.key),
  )
  parent.replaceChildren(...children.filter((child) => child !== null))
  for (const details of parent.querySelectorAll('details[data-key]'))
    if (open.has(details.dataset.key)) details.open = true
  if (key) parent.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus()
}

export const heading = (text, ...beside) =>
  element('div', { className: 'heading' }, element('h2', { text }), ...beside)

/** A sentence in place of an empty list. */
export const nothing = (text) => element('p', { className: 'nothing', text })

export const chip = (text, kind = '') => element('span', { className: `chip ${kind}`.trim(), text })
