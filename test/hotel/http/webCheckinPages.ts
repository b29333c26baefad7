// The three pages of the web check-in, in the colours of the property. Plain forms: they work in any browser.
import type { HonoRequest } from 'hono'
import { html } from 'hono/html'
import { type Written, written } from '../content/languages.ts'
import type { Stay } from '../db/stays.ts'
import type { Property } from '../seed/properties.ts'
import { visitorOf } from './visitor.ts'
import { languageNames, pageTexts } from './webCheckinTexts.ts'

export interface Look {
  hotel: string
  /** When a room is to be left on the day of departure, `HH:MM` in the hotel's time. */
  until: string
  theme: Property['theme']
  sent: { property: string; theme: string; name: string; room: string; lang: string }
  lang: Written
}

/** The language that the guest has chosen on the page, has in the app, or has on the device. */
export function pageLanguage(request: HonoRequest, chosen: string, stay: Stay | undefined): Written {
  // English is also what the hotel has of a guest who has chosen nothing.
  const known = stay?.language === 'en' ? '' : stay?.language
  const device = visitorOf(request.raw).language || request.header('accept-language') || ''
  return written(chosen || known || device)
}

const colour = (value: unknown, fallback: string) =>
  typeof value === 'string' && /^#[\da-f]{3,8}$/i.test(value) ? value : fallback

export function page(
  { hotel, theme, lang }: Pick<Look, 'hotel' | 'theme' | 'lang'>,
  content: unknown,
  title = '',
) {
  const dark = Boolean(theme.dark)
  const [ground, card, ink, quiet] = dark
    ? ['#14161A', '#1D2026', '#F3EFE7', '#B9B4A9']
    : ['#F7F4EE', '#FFFDF8', '#22211E', '#5E5A52']
  const primary = colour(theme.primary, '#2196F3')
  return html`<!doctype html>
    <html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title && `${title} · `}${hotel}</title>
        <link rel="icon" href="/ONEapp/icons/favicon-48.png" />
        <style>
          * { box-sizing: border-box }
          body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 20px;
            background: ${ground}; color: ${ink}; font: 17px/1.5 system-ui, sans-serif }
          main { width: 100%; max-width: 400px; padding: 32px 28px; border-radius: 20px; background: ${card} }
          h1 { margin: 0 0 4px; font: 500 30px/1.2 Georgia, serif }
          p { margin: 0 0 20px; color: ${quiet} }
          label { display: block; margin-bottom: 16px }
          input { display: block; width: 100%; height: 52px; margin-top: 4px; padding: 0 16px; font: inherit;
            color: inherit; background: ${ground}; border: 1px solid ${quiet}55; border-radius: 14px }
          button, .go { display: block; width: 100%; padding: 14px; border: 0; border-radius: 28px; font: inherit;
            font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
            color: ${dark ? '#14161A' : '#FFFFFF'}; background: ${primary} }
          :focus-visible { outline: 3px solid ${ink}; outline-offset: 2px }
          h1 + p { font-size: 19px; color: ${ink} }
          ul { margin: 0 0 24px; padding: 0; padding-inline-start: 20px; color: ${quiet} }
          li { margin-bottom: 8px }
          .not { display: block; margin-top: 8px; padding: 12px; text-align: center; color: inherit }
          nav { display: flex; justify-content: center; margin: 24px -16px -12px; font-size: 14px }
          nav a { padding: 12px 6px; color: ${quiet} }
          nav [aria-current] { color: ${ink}; font-weight: 600; text-decoration: none }
          /* A standing kiosk. */
          @media (min-width: 1000px) and (min-height: 1600px) { main { zoom: 1.75 } }
          .wrong { color: ${dark ? '#FFB4A2' : '#9B2C1B'} }
        </style>
      </head>
      <body><main>${content}</main></body>
    </html>`
}

/** A query of the values that are there. */
export const present = (fields: Record<string, string>) =>
  new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''))

const hidden = ({ sent }: Look, ...names: (keyof Look['sent'])[]) =>
  names.map((name) => html`<input type="hidden" name="${name}" value="${sent[name]}" />`)

/** The first field that is still empty, which the keyboard of a phone begins with. */
const focused = (isFirst: boolean) => (isFirst ? html` autofocus` : '')

/** The languages of the page, since the guest's may be another than the device's. */
export const languageLine = (shown: Written, addressIn: (lang: string) => string) =>
  html`<nav aria-label="${pageTexts[shown].language}">
    ${Object.entries(languageNames).map(
      ([lang, name]) =>
        html`<a href="${addressIn(lang)}" lang="${lang}" hreflang="${lang}"
            ${lang === shown ? html`aria-current="true"` : ''}>${name}</a>`,
    )}
  </nav>`

export function loginPage(look: Look, wrong?: 'tooMany' | 'unknown') {
  const texts = pageTexts[look.lang]
  // No address names the room.
  const { room: _, ...sent } = look.sent
  return page(
    look,
    html`<h1>${look.hotel}</h1>
      <p>${texts.title}</p>
      ${wrong ? html`<p class="wrong" role="alert">${texts[wrong]}</p>` : html`<p>${texts.intro}</p>`}
      <form method="post" action="/webcheckin/login">
        ${hidden(look, 'property', 'theme', 'lang')}
        <label
          >${texts.room}
          <input name="room" value="${look.sent.room}" required autocomplete="off" autocapitalize="characters"
            ${focused(!look.sent.room)}
        /></label>
        <label
          >${texts.lastName}
          <input name="name" value="${look.sent.name}" required autocomplete="family-name"
            ${focused(Boolean(look.sent.room) && !look.sent.name)}
        /></label>
        <button>${texts.next}</button>
      </form>
      ${languageLine(look.lang, (lang) => `/webcheckin/login?${present({ ...sent, lang })}`)}`,
    texts.title,
  )
}

export function checkinPage(look: Look, stay: Stay) {
  const texts = pageTexts[look.lang]
  const guest = stay.residents.find(({ permanent }) => !permanent)?.name ?? ''
  const nights = texts.nights(stay.nightsLeft)
  const { name: _, ...sent } = look.sent
  const title = stay.checkedIn ? texts.checkOut : texts.checkIn
  const about = [
    stay.checkedIn ? guest : texts.roomNumber(stay.room),
    texts.reservation(stay.reservation),
    ...(stay.checkedIn ? [] : [nights]),
  ]
  const points = stay.checkedIn
    ? [stay.nightsLeft > 0 ? texts.booked(nights) : texts.until(look.until), texts.signsOut, texts.settles]
    : [texts.signsIn, texts.untilDeparture(look.until)]
  return page(
    look,
    html`<h1>${stay.checkedIn ? texts.checkOutOf(stay.room) : texts.welcome(guest)}</h1>
      <p>${about.join(texts.separator)}</p>
      <ul>
        ${points.map((point) => html`<li>${point}</li>`)}
      </ul>
      <form method="post" action="/webcheckin/stay">
        ${hidden(look, 'property', 'theme', 'name', 'room', 'lang')}
        <button name="wish" value="${stay.checkedIn ? 'check-out' : 'check-in'}">${title}</button>
      </form>
      <a class="not" href="/ONEapp/login?${present(sent)}">${texts.notNow}</a>`,
    title,
  )
}

export function donePage(look: Look, way: string) {
  const texts = pageTexts[look.lang]
  return page(
    look,
    html`<h1>${texts.thanks}</h1>
      <p>${texts.goodbye(look.hotel)}</p>
      <a class="go" href="${way}">${texts.back}</a>`,
    texts.done,
  )
}
