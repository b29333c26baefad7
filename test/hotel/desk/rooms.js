// The rooms: their guests, the state of their controls, and a receptionist's actions.
import { askEmail, askMessage, askText, confirmed } from './dialogs.js'
import { button, chip, element, heading } from './dom.js'
import { act, ask, day, say, send, time, when } from './hotel.js'

export const guestsOf = ({ guests }) => guests.filter(({ permanent }) => !permanent)
export const nameOf = ({ name, last_name }) => `${name} ${last_name}`
export const namesIn = (room) => guestsOf(room).map(nameOf).join(' and ')
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const sentences = [
  'Your taxi is here.',
  'A parcel is waiting for you at reception.',
  'Your laundry is ready.',
]

const toldAtOnce = ({ devices }) =>
  devices ? 'Sent, and shown at once.' : 'Sent. The guest reads it with the next look.'

export const writeTo = (room) =>
  askText(`Message to room ${room}`, {
    ...{ label: 'Text', submit: 'Send', quick: sentences },
    send: ({ text }) => send('message', { room, text }, { done: toldAtOnce }),
  })

/** A message to one of the rooms in house, or to all of them. */
export function writeToRooms(rooms) {
  const inHouse = rooms.filter(({ checked_in, demo }) => checked_in && !demo)
  return askMessage('New message', {
    rooms: [
      ['', `All rooms in house (${inHouse.length})`],
      ...inHouse.map((entry) => [entry.room, `${entry.room} · ${namesIn(entry)}`]),
    ],
    quick: sentences,
    send: ({ room, text }) => writeToEach(room ? [room] : inHouse.map((entry) => entry.room), text),
  })
}

/** Throws if none has it, so that it can be sent again; says in which rooms it is missing if some have it. */
async function writeToEach(to, text) {
  const results = await Promise.allSettled(
    to.map((room) => ask('message', { method: 'POST', body: { room, text } })),
  )
  const missed = to.filter((_, at) => results[at].status === 'rejected')
  if (missed.length === to.length) throw results[0].reason
  if (missed.length > 0) say(`Not sent to ${missed.join(', ')}.`)
  else say(to.length === 1 ? `Sent to room ${to[0]}.` : `Sent to ${to.length} rooms.`, { passes: true })
}

async function checkOut({ room, guests }) {
  const names = namesIn({ guests })
  if (await confirmed(`Check out room ${room}?`, `${names} will be signed out of the app.`, 'Check out'))
    act('checkout', { room }, { done: `Room ${room} is checked out.` })
}

const changeEmail = ({ room, email: before }) =>
  askEmail(`E-mail address of room ${room}`, before ?? '', ({ email }) =>
    send('email', { room, email }, { done: 'Key codes go there from now on.' }),
  )

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

const codeLine = ({ code, mailed }) =>
  element(
    'p',
    { className: 'note' },
    element('b', { className: 'code', text: `${code.slice(0, 3)} ${code.slice(3)}` }),
    mailed
      ? ' mailed to the guest'
      : ' not mailed: the address is not that of the reservation. Tell it to the guest in person.',
  )

/** A code opens the door, so it is shown on a press only: others see the screen of a reception. */
function doorLines({ room, door_openings, key_codes, property }) {
  const last = door_openings.at(-1)
  return [
    key_codes.length
      ? element(
          'details',
          { className: 'codes', data: { key: `codes-${room}` } },
          element('summary', { text: key_codes.length === 1 ? 'Key code' : `${key_codes.length} key codes` }),
          ...key_codes.map(codeLine),
        )
      : null,
    last
      ? element('p', { className: 'note', text: `Door last opened with the app: ${when(last.at, property)}` })
      : null,
  ]
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
