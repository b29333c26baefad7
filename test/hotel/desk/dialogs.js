// The page's only dialog: asks the user, and resolves with the answer, or with null if it was cancelled.
import { element, find } from './dom.js'

function open(title, content, { submit, keep = 'Cancel', danger = false }) {
  const dialog = find('#dialog')
  const cancel = element('button', { type: 'button', className: 'quiet', text: keep })
  const form = element(
    'form',
    { method: 'dialog' },
    element('h2', { id: 'dialog-title', text: title }),
    ...content,
    element(
      'p',
      { className: 'buttons' },
      element('button', { type: 'submit', text: submit, className: danger ? 'danger' : '' }),
      cancel,
    ),
  )
  dialog.replaceChildren(form)
  return new Promise((resolve) => {
    let sent = null
    cancel.onclick = () => dialog.close()
    form.onsubmit = () => {
      sent = Object.fromEntries(new FormData(form))
    }
    dialog.onclose = () => resolve(sent)
    dialog.showModal()
  })
}

const paragraph = (text) => element('p', { text })

export const confirmed = (title, text, submit, danger = false) =>
  open(title, [paragraph(text)], { submit, danger }).then((sent) => sent !== null)

/** The field of a text, below sentences that fill it in with one press. */
function textField(label, quick) {
  const field = element('textarea', { name: 'text', rows: 3, required: true, maxLength: 2000 })
  const fill = (text) => () => {
    field.value = text
    field.focus()
  }
  const sentences = quick.map((text) =>
    element('button', { type: 'button', className: 'quiet quick-text', text, onclick: fill(text) }),
  )
  return [
    ...(quick.length ? [element('p', { className: 'quick' }, ...sentences)] : []),
    element('label', { text: label }, field),
  ]
}

/** `quick` lists sentences that the user can fill in with one press; `keep` is the button that changes nothing. */
export async function askText(title, { label, quick = [], ...buttons }) {
  const sent = await open(title, textField(label, quick), buttons)
  return sent?.text.trim() || null
}

/** Asks for a text and for one of the rooms, each `[value, name]`. */
export async function askMessage(title, { rooms, quick }) {
  const options = rooms.map(([value, text]) => element('option', { value, text }))
  const to = element('label', { text: 'To' }, element('select', { name: 'room' }, ...options))
  const sent = await open(title, [to, ...textField('Text', quick)], { submit: 'Send' })
  return sent?.text.trim() ? { ...sent, text: sent.text.trim() } : null
}

export const askHours = (title, from, to) =>
  open(
    title,
    [
      paragraph('Equal times mean round the clock.'),
      element(
        'div',
        { className: 'pair' },
        element(
          'label',
          { text: 'Opens' },
          element('input', { type: 'time', name: 'from', value: from, required: true }),
        ),
        element(
          'label',
          { text: 'Closes' },
          element('input', { type: 'time', name: 'to', value: to, required: true }),
        ),
      ),
    ],
    { submit: 'Save hours' },
  )

export async function askEmail(title, value) {
  const field = element('input', { type: 'email', name: 'email', value, required: true, maxLength: 200 })
  const sent = await open(title, [element('label', { text: 'Address of the reservation' }, field)], {
    submit: 'Save',
  })
  return sent?.email.trim() || null
}
