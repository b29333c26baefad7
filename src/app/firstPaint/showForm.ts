import { deviceKind, isTelevision } from '../../browser/deviceKind.ts'
import { createDrafts } from '../../browser/drafts.ts'
import type { FirstForm } from '../../browser/firstForm.ts'
import type { Storage } from '../../browser/storage.ts'
import { addStyle } from '../../browser/styleSheet.ts'
import { signInDraftName } from '../../core/storageKeys.ts'
import { directionOf, localeOf } from '../../domains/language/languages.ts'
import { draftPlace, signInDraft } from '../../domains/login/signInDraft.ts'
import { formFactorOf } from '../../ui/formFactor.ts'
import { windowSize } from '../../ui/windowSize.ts'
import { fillForm, type HotelLook } from './fillForm.ts'
import { readFocus, restoreFocus } from './formFocus.ts'

interface FormOptions extends HotelLook {
  language: string
  storage: Storage
}

/** Replaces the splash by the form. Input is saved in the same draft as the app's. */
export function showForm({ language, storage, ...look }: FormOptions): () => FirstForm {
  const direction = directionOf(language)
  const template = document.querySelector<HTMLTemplateElement>(`template[data-form="${direction}"]`)
  const content = document.importNode(template?.content ?? document.createDocumentFragment(), true)
  const css = fillForm(content, look)
  const busyButton = content.querySelector('main + button')
  busyButton?.remove()
  const place = document.createElement('div')
  place.append(content)
  markRoot(language, direction, look.theme.dark)
  document.getElementById('splash')?.replaceWith(place)
  addStyle(css, place)
  return followForm(place, busyButton, storage)
}

/** Sets the same attributes on the root element as the app does (`HotelTheme`, `useRootFormFactor`). */
function markRoot(language: string, direction: string, dark: boolean) {
  const { documentElement: root } = document
  Object.assign(root, { lang: localeOf(language), dir: direction })
  root.style.colorScheme = dark ? 'dark' : 'light'
  const mode = isTelevision(deviceKind(navigator.userAgent)) ? 'tv' : ''
  Object.assign(root.dataset, { mode, form: formFactorOf(windowSize(), mode) })
}

/** @returns a function that removes the form and returns its values and focus */
function followForm(place: HTMLElement, busyButton: Element | null, storage: Storage): () => FirstForm {
  const form = place.querySelector('form') ?? document.createElement('form')
  const inputs = [...form.querySelectorAll('input')]
  const drafts = createDrafts(storage.session)
  let isTouched = false
  let isSubmitted = false
  const valuesOf = () =>
    Object.fromEntries(
      inputs.map((input) => [input.name, input.type === 'checkbox' ? input.checked : input.value]),
    )

  const at = draftPlace(new URLSearchParams(location.search))
  const kept = drafts.read(signInDraftName, signInDraft)
  const draft = kept?.at === at ? kept : null
  for (const input of inputs) {
    const value = draft?.[input.name as keyof typeof draft]
    if (typeof value === 'boolean') input.checked = value
    else if (value) input.value = value
  }
  form.addEventListener('input', () => {
    isTouched = true
    const { password, ...values } = valuesOf()
    drafts.save(signInDraftName, { checkin: '', email: '', ...values, at })
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    isSubmitted = true
    const focus = readFocus(form)
    if (busyButton) form.querySelector('button')?.replaceWith(busyButton)
    restoreFocus(form, focus)
  })

  return () => {
    const values = isTouched ? valuesOf() : {}
    const focus = readFocus(form)
    place.remove()
    return { values, isSubmitted, focusIn: (appsForm) => restoreFocus(appsForm, focus) }
  }
}
