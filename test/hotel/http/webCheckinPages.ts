// The three pages of the web check-in, in the colours of the property. Plain forms: they work in any browser.
import { html } from 'hono/html'
import type { Stay } from '../db/stays.ts'
import type { Property } from '../seed/properties.ts'

export interface Look {
  hotel: string
  theme: Property['theme']
  sent: { property: string; theme: string; name: string; room: string }
}

const colour = (value: unknown, fallback: string) =>
  typeof value === 'string' && /^#[\da-f]{3,8}$/i.test(value) ? value : fallback

export function page({ hotel, theme }: Pick<Look, 'hotel' | 'theme'>, content: unknown) {
  const dark = Boolean(theme.dark)
  const [ground, card, ink, quiet] = dark
    ? ['#14161A', '#1D2026', '#F3EFE7', '#B9B4A9']
    : ['#F7F4EE', '#FFFDF8', '#22211E', '#5E5A52']
  const primary = colour(theme.primary, '#2196F3')
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${hotel}</title>
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
          .wrong { color: ${dark ? '#FFB4A2' : '#9B2C1B'} }
        </style>
      </head>
      <body><main>${content}</main></body>
    </html>`
}

const hidden = ({ sent }: Look, ...names: (keyof Look['sent'])[]) =>
  names.map((name) => html`<input type="hidden" name="${name}" value="${sent[name]}" />`)

export const loginPage = (look: Look, wrong?: string) =>
  page(
    look,
    html`<h1>${look.hotel}</h1>
      <p>Check-in and check-out</p>
      ${wrong ? html`<p class="wrong" role="alert">${wrong}</p>` : ''}
      <form method="post" action="/webcheckin/login">
        ${hidden(look, 'property', 'theme')}
        <label>Room <input name="room" value="${look.sent.room}" required autocomplete="off" /></label>
        <label>Last name <input name="name" value="${look.sent.name}" required autocomplete="family-name" /></label>
        <button>Continue</button>
      </form>`,
  )

export function checkinPage(look: Look, stay: Stay) {
  const guest = stay.residents.find(({ permanent }) => !permanent)
  const nights = stay.nightsLeft === 1 ? '1 night' : `${stay.nightsLeft} nights`
  return page(
    look,
    html`<h1>${stay.checkedIn ? 'Leaving us?' : `Welcome, ${guest?.name ?? ''}`}</h1>
      <p>Room ${stay.room}, reservation ${stay.reservation}${stay.checkedIn ? '' : `, ${nights}`}</p>
      <form method="post" action="/webcheckin/stay">
        ${hidden(look, 'property', 'theme', 'name', 'room')}
        <button name="wish" value="${stay.checkedIn ? 'check-out' : 'check-in'}">
          ${stay.checkedIn ? 'Check out' : 'Check in'}
        </button>
      </form>`,
  )
}

export const donePage = (look: Look, way: string) =>
  page(
    look,
    html`<h1>Thank you</h1>
      <p>You are checked out. Have a good journey, and come back to ${look.hotel} soon.</p>
      <a class="go" href="${way}">Back to the app</a>`,
  )
