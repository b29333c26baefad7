import { deviceKind, isTelevision } from '../../browser/deviceKind.ts'
import type { FirstForm } from '../../browser/firstForm.ts'
import { createDrafts, type Storage } from '../../browser/storage.ts'
import { addStyle } from '../../browser/styleSheet.ts'
import type { Settings, Theme } from '../../contract/property.ts'
import { basePath } from '../../core/routing/paths.ts'
import { signInDraftName } from '../../core/storageKeys.ts'
import type { Texts } from '../../core/text/catalogues.ts'
import { directionOf, localeOf } from '../../domains/language/languages.ts'
import {
  draftPlace,
  type ExtraField,
  extraFields,
  signInDraft,
  termsParts,
} from '../../domains/login/signInForm.ts'
import { pictureAddress } from '../../domains/login/timeOfDayPicture.ts'

import { hotelColours } from '../../shell/theme/palette.ts'
import { formFactorOf, windowSize } from '../../ui/formFactor.ts'
import { withColours } from './formColours.ts'

interface HotelLook {
  texts: Texts
  theme: Theme
  settings: Settings | null
}

/**
 * Fills the hotel's texts, colours and pictures into the form that the build has rendered.
 * @returns the form's style sheet, which is no longer part of it
 */
function fillForm(form: DocumentFragment, { texts, theme, settings }: HotelLook): string {
  const style = form.querySelector('script')
  style?.remove()
  for (const part of form.querySelectorAll<HTMLElement>('[data-style]'))
    part.style.cssText = part.dataset.style ?? ''
  keepFields(form, settings?.login?.fields ?? [])
  fillTitle(form, theme)
  fillPictures(form, settings)
  hideOffers(form)
  fillTexts(form, texts)
  return withColours(style?.textContent ?? '', hotelColours(theme))
}

function keepFields(form: DocumentFragment, asked: readonly ExtraField[]) {
  for (const name of extraFields) {
    if (asked.includes(name)) continue
    let field: Element | null = form.querySelector(`input[name="${name}"]`)
    while (field && field.parentElement?.localName !== 'form') field = field.parentElement
    field?.remove()
  }
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')]
  for (const [at, input] of inputs.entries()) input.enterKeyHint = at === inputs.length - 1 ? 'done' : 'next'
}

/** Without a hotel name the welcome text becomes the heading. */
function fillTitle(form: DocumentFragment, { title, logoImage }: Theme) {
  const heading = form.querySelector('h1')
  if (heading) heading.textContent = title || 'login.title'
  if (!title) heading?.previousElementSibling?.remove()
  const logo = form.querySelector<HTMLImageElement>('img[src="logo"]')
  if (!logoImage) logo?.parentElement?.remove()
  else if (logo) Object.assign(logo, { src: logoImage, alt: title, onerror: () => logo.remove() })
}

function fillPictures(form: DocumentFragment, settings: Settings | null) {
  const own = settings?.login?.pictures
  form.querySelector('picture source')?.setAttribute('srcset', pictureAddress('landscape', own))
  form.querySelector('picture img')?.setAttribute('src', pictureAddress('portrait', own))
}

/** Hides the offer of an online check-in, which is not known yet, but keeps its space. */
function hideOffers(form: DocumentFragment) {
  for (const offer of form.querySelectorAll<HTMLElement>('main a')) offer.style.visibility = 'hidden'
}

function fillTexts(form: DocumentFragment, texts: Texts) {
  const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  for (const node of nodes) {
    const [group = '', key = ''] = node.data.split('.')
    const text = texts[group]?.[key]
    if (text)
      node.replaceWith(...termsParts(text).map(({ text: part, path }) => (path ? linkTo(path, part) : part)))
  }
}

function linkTo(path: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = basePath + path + location.search
  link.textContent = text
  return link
}

/** Position of focus and selection in a form. */
interface FormFocus {
  /** Index of the focused control among the form's inputs, links and buttons, from 0. */
  at: number
  selection: [start: number, end: number] | null
}

const controlsOf = (form: Element) => [...form.querySelectorAll<HTMLElement>('input, a, button')]

/** The focus within the form; null if the focus is elsewhere. */
function readFocus(form: Element): FormFocus | null {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return null
  const at = controlsOf(form).indexOf(activeElement)
  return at < 0 ? null : { at, selection: selectionOf(activeElement) }
}

function restoreFocus(form: Element, focus: FormFocus | null): void {
  if (!focus) return
  const { at, selection } = focus
  const control = controlsOf(form)[at]
  control?.focus({ preventScroll: true })
  if (selection && control instanceof HTMLInputElement) control.setSelectionRange(...selection)
}

/** Null for controls without a selection, such as date and email inputs. */
function selectionOf(control: HTMLElement): FormFocus['selection'] {
  if (!(control instanceof HTMLInputElement)) return null
  const { selectionStart, selectionEnd } = control
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd]
}

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
