// The rooms: their guests, the state of their controls, and a receptionist's actions.
import { askEmail, askText, confirmed } from './dialogs.js'
import { button, chip, element, heading } from './dom.js'
import { act, day, time, when } from './hotel.js'

const guestsOf = ({ guests }) => guests.filter(({ permanent }) => !permanent)
const nameOf = ({ name, last_name }) => `${name} ${last_name}`
export const namesIn = (room) => guestsOf(room).map(nameOf).join(' and ')
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export async function writeTo(room) {
  const text = await askText(`Message to room ${room}`, {
    label: 'Text',
    submit: 'Send',
    quick: ['Your taxi is here.', 'A parcel is waiting for you at reception.', 'Your laundry is ready.'],
  })
  if (text)
    act(
      'message',
      { room, text },
      {
        done: ({ devices }) =>
          devices ? 'Sent, and shown at once.' : 'Sent. The guest reads it with the next look.',
      },
    )
}

async function checkOut({ room, guests }) {
  const names = namesIn({ guests })
  if (await confirmed(`Check out room ${room}?`, `${names} will be signed out of the app.`, 'Check out'))
    act('checkout', { room }, { done: `Room ${room} is checked out.` })
}

async function changeEmail({ room, email }) {
  const sent = await askEmail(`E-mail address of room ${room}`, email ?? '')
  if (sent) act('email', { room, email: sent }, { done: 'Key codes go there from now on.' })
}

function scheduleText(what, { days = [], cancelNextDay } = {}) {
  if (cancelNextDay) return `No ${what} on the next day`
  if (days.length === 0) return null
  return `${what} ${days.map(({ weekday, start, end }) => `${weekdays[weekday - 1]} ${start}–${end}`).join(', ')}`
}

/** Summarises the room's controls for the staff. */
function controlChips(controls) {
  const central = controls.zentral ?? {}
  const all = Object.values(controls).flatMap((area) => Object.entries(area))
  const lights = all.filter(([id]) => id.startsWith('light.'))
  const lit = lights.filter(([, value]) => value === true || value > 0).length
  const climate = all.find(([id]) => id === 'ac')?.[1]
  return [
    central.dnd ? chip('Do not disturb', 'strong') : null,
    ...['cleaning', 'laundry']
      .map((what) => scheduleText(what, central[what]))
      .filter(Boolean)
      .map((text) => chip(text[0].toUpperCase() + text.slice(1))),
    lights.length ? chip(lit ? `${lit} of ${lights.length} lights on` : 'All lights off') : null,
    climate
      ? chip(
          climate.on ? `${climate.target}° wished, ${climate.current}° now` : `Air off, ${climate.current}°`,
        )
      : null,
  ]
}

const stateOf = ({ tvs, wake_ups, devices_open, property }) => [
  ...tvs.map(({ name, power, source, volume, muted }) =>
    chip(power === 'on' ? `${name}: ${source}, ${muted ? 'muted' : `volume ${volume}`}` : `${name} off`),
  ),
  ...wake_ups.filter(({ active }) => active).map(({ time: at }) => chip(`Wake-up ${when(at, property)}`)),
  devices_open
    ? chip(devices_open === 1 ? 'App open on 1 device' : `App open on ${devices_open} devices`, 'good')
    : null,
]

function doorLines({ door_openings, key_codes, property }) {
  const last = door_openings.at(-1)
  return [
    ...key_codes.map(({ code, mailed }) =>
      element(
        'p',
        { className: 'note' },
        element('b', { className: 'code', text: `${code.slice(0, 3)} ${code.slice(3)}` }),
        mailed
          ? ' key code, mailed to the guest'
          : ' key code, not mailed: the address is not that of the reservation. Tell it to the guest in person.',
      ),
    ),
    last
      ? element('p', { className: 'note', text: `Door last opened with the app: ${when(last.at, property)}` })
      : null,
  ]
}

const ways = [
  { as: 'phone', text: 'Phone', size: 'width=410,height=860' },
  { as: 'tv', text: 'TV', size: 'width=1280,height=740' },
  { as: 'kiosk', text: 'Kiosk', size: 'width=820,height=1100' },
]

const hidden = (name, value) => element('input', { type: 'hidden', name, value })

/** Opens a window of the device's size, or a tab. A form, not a link: it signs somebody in. */
function openForm(room, guest, { as, text, size }) {
  const target = `${as}-${guest.id}`
  return element(
    'form',
    {
      method: 'post',
      action: `/desk/open/${room}`,
      target: '_blank',
      onsubmit: ({ currentTarget }) => {
        if (window.open('', target, `popup,${size}`)) currentTarget.target = target
      },
    },
    hidden('as', as),
    hidden('guest', guest.id),
    element('button', {
      className: 'quiet small',
      text,
      'aria-label': `Open the app as ${nameOf(guest)} on a ${text}`,
      data: { key: `open-${guest.id}-${as}` },
    }),
  )
}

function openForms({ room, demo, checked_in, guests }) {
  if (!checked_in) return []
  const people = guestsOf({ guests })
  return people.map((guest) =>
    element(
      'div',
      { className: 'open' },
      element('span', {
        className: 'open-title',
        text: demo ? 'Open the demo' : people.length > 1 ? `Open as ${guest.name}` : 'Open as guest',
      }),
      ...(demo ? ways.slice(0, 1) : ways).map((way) => openForm(room, guest, way)),
    ),
  )
}

function stay({ checked_in, arrival, departure, property }) {
  if (!checked_in) return arrival ? 'Checked out' : 'Expected today'
  return `In house until ${day(departure, property)}, ${time(departure, property)}`
}

function card(entry) {
  const { room, demo, language, reservation_nr, hotel, email, checked_in, controls } = entry
  const chips = [...controlChips(controls), ...stateOf(entry)].filter(Boolean)
  return element(
    'article',
    { className: checked_in ? 'room' : 'room out', 'aria-label': `Room ${room}` },
    element(
      'header',
      {},
      element('span', { className: 'number', text: demo ? 'Demo' : room }),
      element(
        'span',
        { className: 'who' },
        element('b', { text: namesIn(entry) }),
        element('small', { text: demo ? 'The room of the demo, open to everybody' : stay(entry) }),
      ),
      element('span', { className: 'language', text: language.toUpperCase(), title: 'Language of the room' }),
    ),
    chips.length ? element('p', { className: 'chips' }, ...chips) : null,
    ...doorLines(entry),
    element('p', { className: 'quiet-line', text: `${hotel} · reservation ${reservation_nr}` }),
    element(
      'p',
      { className: 'open' },
      element('span', { className: 'open-title', text: email ?? 'No e-mail address' }),
      button('Change', () => changeEmail(entry), {
        key: `email-${room}`,
        className: 'quiet small',
        'aria-label': 'Change the e-mail address',
      }),
    ),
    ...openForms(entry),
    element(
      'p',
      { className: 'buttons foot' },
      button('Message', () => writeTo(room), { key: `message-${room}`, className: 'quiet' }),
      button(
        'Ring',
        () =>
          act(
            'ring',
            { room },
            {
              done: ({ devices }) =>
                devices ? 'It rings.' : 'Nobody hears it: the app is open on no device.',
            },
          ),
        {
          'aria-label': 'Ring the doorbell',
          key: `ring-${room}`,
          className: 'quiet',
        },
      ),
      checked_in
        ? button('Check out', () => checkOut(entry), { key: `stay-${room}`, className: 'quiet' })
        : button('Check in', () => act('checkin', { room }, { done: `Room ${room} is checked in.` }), {
            key: `stay-${room}`,
            className: 'main',
          }),
    ),
  )
}

export function roomsView(rooms) {
  const inHouse = rooms.filter(({ checked_in }) => checked_in).length
  return [
    heading('Rooms', element('p', { className: 'aside', text: `${inHouse} of ${rooms.length} in house` })),
    element('div', { className: 'grid' }, ...rooms.map(card)),
  ]
}
