// The page's only dialog: asks the user, and resolves with the answer, or with null if it was cancelled. What is sent with
// `send` closes the dialog once the hotel has it; until then what was written stays, with the reason below it.
import { element, find } from './dom.js'

/** What is wrong with a field, in the words for the user: `data-wrong` of the field, or nothing. */
function wrongOf(field) {
  // Neither spaces nor signs of no width are a text.
  const isBlank = field.required && !/[\p{L}\p{N}\p{P}\p{S}]/u.test(field.value)
  return isBlank || !field.validity.valid ? field.dataset.wrong : ''
}

/** Says below each field what is wrong with it, and goes to the first one. Returns whether all are right. */
function areRight(form) {
  const fields = [...form.elements].filter(({ dataset }) => dataset.wrong)
  for (const field of fields) {
    const wrong = wrongOf(field)
    const id = `wrong-${field.name}`
    let note = form.querySelector(`#${id}`)
    if (!note) {
      note = element('p', { className: 'wrong', id, role: 'alert' })
      ;(field.closest('.pair') ?? field.closest('label')).after(note)
    }
    note.textContent = wrong
    field.setAttribute('aria-invalid', String(wrong !== ''))
    field.setAttribute('aria-describedby', id)
  }
  const first = fields.find(wrongOf)
  first?.focus()
  return !first
}

function open(title, content, { submit, keep = 'Cancel', danger = false, send = () => undefined }) {
  const dialog = find('#dialog')
  const cancel = element('button', { type: 'button', className: 'quiet', text: keep })
  const problem = element('p', { className: 'wrong', role: 'alert' })
  const form = element(
    'form',
    { method: 'dialog', noValidate: true },
    element('h2', { id: 'dialog-title', text: title }),
    ...content,
    problem,
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
    let isSending = false
    cancel.onclick = () => dialog.close()
    form.onsubmit = async (event) => {
      event.preventDefault()
      if (isSending || !areRight(form)) return
      isSending = true
      problem.textContent = ''
      const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value.trim()]))
      try {
        await send(values)
        sent = values
        if (form.isConnected) dialog.close()
      } catch ({ message }) {
        problem.textContent = message
      }
      isSending = false
    }
    dialog.onclose = () => resolve(sent)
    dialog.showModal()
  })
}

const paragraph = (text) => element('p', { text })

export const confirmed = (title, text, submit, danger = false) =>
  open(title, [paragraph(text)], { submit, danger }).then((sent) => sent !== null)

/** The field of a text, below sentences that fill it in with one press. */
function textField(label, quick, maxLength = 2000) {
  const data = { wrong: 'Please write something first.' }
  const field = element('textarea', { name: 'text', rows: 3, required: true, maxLength, data })
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
export const askText = (title, { label, quick = [], maxLength, ...options }) =>
  open(title, textField(label, quick, maxLength), options)

/** Asks for a text and for one of the rooms, each `[value, name]`. */
export function askMessage(title, { rooms, quick, send }) {
  const options = rooms.map(([value, text]) => element('option', { value, text }))
  const to = element('label', { text: 'To' }, element('select', { name: 'room' }, ...options))
  return open(title, [to, ...textField('Text', quick)], { submit: 'Send', send })
}

/** A time that must be chosen. */
const timeField = (label, name, value) =>
  element(
    'label',
    { text: label },
    element('input', { type: 'time', name, value, required: true, data: { wrong: 'Please choose a time.' } }),
  )

export const askHours = (title, from, to, send) =>
  open(
    title,
    [
      paragraph('Equal times mean round the clock.'),
      element('div', { className: 'pair' }, timeField('Opens', 'from', from), timeField('Closes', 'to', to)),
    ],
    { submit: 'Save hours', send },
  )

export function askEmail(title, value, send) {
  const field = element('input', {
    ...{ type: 'email', name: 'email', value, required: true, maxLength: 200 },
    // The hotel takes no address without a domain's ending, browsers do.
    pattern: '.+@.+[.].{2,}',
    data: { wrong: 'Please write an address like anna@example.com.' },
  })
  const fields = [element('label', { text: 'Address of the reservation' }, field)]
  return open(title, fields, { submit: 'Save', send })
}
