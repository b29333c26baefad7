// The shops: open or closed, and their hours.
import { askHours } from './dialogs.js'
import { button, chip, element, heading } from './dom.js'
import { act, send } from './hotel.js'

const hours = (from, to) => (from === to ? 'Round the clock' : `${from.slice(0, 5)} to ${to.slice(0, 5)}`)

const changeHours = ({ id, property, title, opening_time, closing_time }) =>
  askHours(`Hours of ${title}`, opening_time.slice(0, 5), closing_time.slice(0, 5), ({ from, to }) =>
    send(
      'shop',
      { id, property, opening_time: from, closing_time: to },
      { done: 'The new hours hold at once.' },
    ),
  )

function card(shop) {
  const { id, property, hotel, title, isOpen, is_open_now, opening_time, closing_time } = shop
  return element(
    'article',
    { className: 'shop' },
    element(
      'header',
      {},
      element(
        'span',
        { className: 'who' },
        element('b', { text: title }),
        element('small', { text: `${hotel} · ${hours(opening_time, closing_time)}` }),
      ),
      is_open_now ? chip('Open', 'good') : chip(isOpen ? 'Outside its hours' : 'Closed by the desk'),
    ),
    element(
      'p',
      { className: 'buttons foot' },
      button(
        isOpen ? 'Close' : 'Open',
        () =>
          act(
            'shop',
            { id, property, isOpen: !isOpen },
            { done: `${title} is ${isOpen ? 'closed' : 'open'}.` },
          ),
        {
          key: `shop-${property}-${id}`,
          className: 'quiet',
        },
      ),
      button('Hours', () => changeHours(shop), { key: `hours-${property}-${id}`, className: 'quiet' }),
    ),
  )
}

export const shopsView = (shops) => [
  heading('Shops'),
  element('div', { className: 'grid' }, ...shops.map(card)),
]
