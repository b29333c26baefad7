import type { Settings, Theme } from '../../contract/property.ts'
import { basePath } from '../../core/routing/paths.ts'
import { pictureAddress } from '../../domains/login/pictureAddress.ts'
import { type ExtraField, extraFields } from '../../domains/login/signInForm.ts'
import { termsParts } from '../../domains/login/termsParts.ts'
import { hotelColours } from '../../shell/theme/palette.ts'
import type { Texts } from '../start/pageStart.ts'
import { withColours } from './formColours.ts'

export interface HotelLook {
  texts: Texts
  theme: Theme
  settings: Settings | null
}

/**
 * Fills the hotel's texts, colours and pictures into the form that the build has rendered.
 * @returns the form's style sheet, which is no longer part of it
 */
export function fillForm(form: DocumentFragment, { texts, theme, settings }: HotelLook): string {
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
