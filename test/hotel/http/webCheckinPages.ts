// The three pages of the web check-in, in the colours of the property. Plain forms: they work in any browser.
import { html } from 'hono/html'
import type { Stay } from '../db/stays.ts'
import type { Property } from '../seed/properties.ts'

export interface Look {
  hotel: string
  /** When a room is to be left on the day of departure, `HH:MM` in the hotel's time. */
  until: string
  theme: Property['theme']
  sent: { property: string; theme: string; name: string; room: string }
}

const colour = (value: unknown, fallback: string) =>
  typeof value === 'string' && /^#[\da-f]{3,8}$/i.test(value) ? value : fallback

export function page({ hotel, theme }: Pick<Look, 'hotel' | 'theme'>, content: unknown, title = '') {
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
          ul { margin: 0 0 24px; padding: 0 0 0 20px; color: ${quiet} }
          li { margin-bottom: 8px }
          .not { display: block; margin-top: 8px; padding: 12px; text-align: center; color: inherit }
          /* A standing kiosk. */
          @media (min-width: 1000px) and (min-height: 1600px) { main { zoom: 1.75 } }
          .wrong { color: ${dark ? '#FFB4A2' : '#9B2C1B'} }
        </style>
      </head>
      <body><main>${content}</main></body>
    </html>`
}

const hidden = ({ sent }: Look, ...names: (keyof Look['sent'])[]) =>
  names.map((name) => html`<input type="hidden" name="${name}" value="${sent[name]}" />`)

/** The first field that is still empty, which the keyboard of a phone begins with. */
const focused = (isFirst: boolean) => (isFirst ? html` autofocus` : '')

export const loginPage = (look: Look, wrong?: string) =>
  page(
    look,
    html`<h1>${look.hotel}</h1>
      <p>Check-in and check-out</p>
      ${
        wrong
          ? html`<p class="wrong" role="alert">${wrong}</p>`
          : html`<p>Room and last name, as you sign in to the app. The next page shows your stay; nothing is done before you
              confirm.</p>`
      }
      <form method="post" action="/webcheckin/login">
        ${hidden(look, 'property', 'theme')}
        <label
          >Room
          <input name="room" value="${look.sent.room}" required autocomplete="off" autocapitalize="characters"
            ${focused(!look.sent.room)}
        /></label>
        <label
          >Last name
          <input name="name" value="${look.sent.name}" required autocomplete="family-name"
            ${focused(Boolean(look.sent.room) && !look.sent.name)}
        /></label>
        <button>Continue</button>
      </form>`,
    'Check-in and check-out',
  )

export function checkinPage(look: Look, stay: Stay) {
  const guest = stay.residents.find(({ permanent }) => !permanent)
  const nights = stay.nightsLeft === 1 ? '1 night' : `${stay.nightsLeft} nights`
  const { property, theme, room } = look.sent
  const way = new URLSearchParams(Object.entries({ property, theme, room }).filter(([, value]) => value))
  const title = stay.checkedIn ? 'Check out' : 'Check in'
  return page(
    look,
    html`<h1>${stay.checkedIn ? `Check out of room ${stay.room}` : `Welcome, ${guest?.name ?? ''}`}</h1>
      <p>
        ${stay.checkedIn ? guest?.name : `Room ${stay.room}`}, reservation
        ${stay.reservation}${stay.checkedIn ? '' : `, ${nights}`}
      </p>
      <ul>
        ${
          stay.checkedIn
            ? html`<li>
                  ${stay.nightsLeft > 0 ? `Your stay is booked for ${nights} more.` : `The room is yours until ${look.until}.`}
                </li>
                <li>The app signs you out, and your key no longer opens the door.</li>
                <li>The reception settles what is open on your bill.</li>`
            : html`<li>The app then signs you in: key, bill and room control are yours.</li>
                <li>On the day of departure the room is yours until ${look.until}.</li>`
        }
      </ul>
      <form method="post" action="/webcheckin/stay">
        ${hidden(look, 'property', 'theme', 'name', 'room')}
        <button name="wish" value="${stay.checkedIn ? 'check-out' : 'check-in'}">${title}</button>
      </form>
      <a class="not" href="/ONEapp/login?${way}">Not now</a>`,
    title,
  )
}

export const donePage = (look: Look, way: string) =>
  page(
    look,
    html`<h1>Thank you</h1>
      <p>You are checked out. Have a good journey, and come back to ${look.hotel} soon.</p>
      <a class="go" href="${way}">Back to the app</a>`,
    'Checked out',
  )
