// Calls of guests to the house: those that ring are answered here.
import { button, chip, element, heading, nothing } from './dom.js'
import { act, since, when } from './hotel.js'

const departments = {
  reception: 'Reception',
  room_service: 'Room service',
  housekeeping: 'Housekeeping',
  business: 'Business',
  spa: 'Spa',
  concierge: 'Concierge',
}
const states = { ringing: 'Rings', connected: 'Connected', ended: 'Ended', failed: 'Not answered' }

const change = (id, state) => () => act('quickcalls', { id, state })

function card({ id, room, target, state, at, property }, names) {
  const isOpen = state === 'ringing' || state === 'connected'
  return element(
    'article',
    { className: 'letter', 'aria-label': `Call of room ${room}` },
    element(
      'header',
      {},
      element('span', { className: 'number', text: room }),
      element(
        'span',
        { className: 'who' },
        element('b', { text: names }),
        element('small', {
          text: `${departments[target] ?? target} · ${isOpen ? since(at) : when(at, property)}`,
        }),
      ),
      chip(states[state] ?? state, { ringing: 'strong', connected: 'good' }[state]),
    ),
    isOpen
      ? element(
          'p',
          { className: 'buttons' },
          state === 'ringing'
            ? button('Answer', change(id, 'connected'), { key: `call-${id}`, className: 'main' })
            : null,
          button('Hang up', change(id, 'ended'), { key: `hang-${id}`, className: 'quiet' }),
        )
      : null,
  )
}

/** Newest first. */
export function phoneView(calls, namesOf) {
  const latest = calls.slice(-100).reverse()
  return [
    heading('Phone'),
    element(
      'div',
      { className: 'letters' },
      ...(latest.length
        ? latest.map((call) => card(call, namesOf(call.room)))
        : [nothing('Nobody has called yet.')]),
    ),
  ]
}
