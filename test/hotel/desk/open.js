// Opens the app as a guest on a device of a chosen kind, for those who try it.
import { element, nothing, show } from './dom.js'
import { guestsOf, nameOf } from './rooms.js'

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

const openForms = ({ room, demo, guests }) =>
  guestsOf({ guests }).map((guest) =>
    element(
      'div',
      { className: 'open' },
      element('span', {
        className: 'open-title',
        text: demo ? 'The demo, open to everybody' : `${room} · ${nameOf(guest)}`,
      }),
      ...(demo ? ways.slice(0, 1) : ways).map((way) => openForm(room, guest, way)),
    ),
  )

/** Shows the guests in house, each with the devices to open the app on. A press during a redraw would be lost. */
export function showOpen(rooms) {
  const place = document.querySelector('#open')
  const here = rooms.filter(({ checked_in }) => checked_in)
  const state = JSON.stringify(here.map(({ room, guests }) => [room, guests]))
  if (!place || place.dataset.shown === state) return
  place.dataset.shown = state
  show(place, ...(here.length ? here.flatMap(openForms) : [nothing('Nobody is in house.')]))
}
