// The orders: what has come in, what the kitchen has, what is on its way, and what is done.
import { askText } from './dialogs.js'
import { button, chip, element, heading, nothing } from './dom.js'
import { act, money, now, send, since, time, when } from './hotel.js'

const columns = [
  { status: 'sent', title: 'New', empty: 'No new orders.' },
  { status: 'accepted', title: 'Accepted', empty: 'Nothing in the kitchen.' },
  { status: 'on_the_way', title: 'On its way', empty: 'Nobody is under way.' },
]
const next = {
  sent: { status: 'accepted', label: 'Accept' },
  accepted: { status: 'on_the_way', label: 'On its way' },
  on_the_way: { status: 'delivered', label: 'Delivered' },
}
// Each says what the guest can do next.
const reasons = [
  'We are sorry, this is sold out tonight. Please choose something else.',
  'The kitchen has just closed. Call us on 9 for what we can still bring.',
  'We could not reach you. Please call us on 9.',
]

const priceOf = ({ amount, price }) => Math.round(amount * price * 100) / 100

function line({ sub_items, ...item }, property) {
  const choices = sub_items.map((sub) =>
    element(
      'li',
      {},
      element('span', { text: sub.name }),
      element('span', { className: 'price', text: sub.price ? money(priceOf(sub), property) : '' }),
    ),
  )
  return element(
    'li',
    {},
    element(
      'p',
      {},
      element('span', { className: 'amount', text: `${item.amount} ×` }),
      element('span', { text: item.name }),
      element('span', { className: 'price', text: money(priceOf(item), property) }),
    ),
    choices.length ? element('ul', {}, ...choices) : null,
  )
}

/** The time on the hotel's clock, written as a delivery time: `2026-11-21 19:30:00`. */
const nowAt = (property) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: zoneOf(property),
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(now())

/** By how many minutes an order that is still awaited is overdue; 0 if it is not. */
function minutesLate({ delivery_time, property, status }) {
  if (!(status in next)) return 0
  const late = Date.parse(`${nowAt(property)}Z`) - Date.parse(`${delivery_time}Z`)
  return Math.max(0, Math.floor(late / 60_000))
}

const lateText = (minutes) =>
  minutes < 60 ? `${minutes} min late` : `${Math.floor(minutes / 60)} h ${minutes % 60} min late`

/** Splits a local delivery time (`2026-11-21 19:30:00`) into its time and, if it is not today, its day. */
function wanted({ delivery_time, property }) {
  const [date, clock] = delivery_time.split(' ')
  const [today] = nowAt(property).split(' ')
  const named = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
  return {
    day: date === today ? 'for' : named.format(new Date(`${date}T00:00:00Z`)),
    time: clock.slice(0, 5),
  }
}

let zones = {}
const zoneOf = (property) => zones[property] ?? 'UTC'
export function knowZones(hotels) {
  zones = Object.fromEntries(hotels.map(({ id, zone }) => [id, zone]))
}

const cancel = ({ id, room }) =>
  askText(`Cancel the order of room ${room}?`, {
    ...{ label: 'What the guest reads', submit: 'Cancel the order', keep: 'Keep order' },
    ...{ quick: reasons, maxLength: 200, danger: true },
    send: ({ text: reason }) =>
      send('order', { id, status: 'cancelled', reason }, { done: `Order ${id} is cancelled.` }),
  })

const told = ({ devices }) =>
  devices ? 'The guest has been told.' : 'Noted. None of the guest’s devices is open right now.'

function card(order) {
  const { id, room, guestName, shop, location, additional_text, lines, at, property, total, status } = order
  const isElsewhere = location !== `Room ${room}`
  const step = next[status]
  const due = wanted(order)
  const late = minutesLate(order)
  // The app writes the method of payment into the first line.
  const [, payment = '', wish] = /^(?:Payment: (.*)(?:\n|$))?([\s\S]*)$/.exec(additional_text)
  return element(
    'article',
    { className: late ? 'order late' : 'order', 'aria-label': `Order ${id}, room ${room}` },
    element(
      'header',
      {},
      element('span', { className: 'number', text: room }),
      element(
        'span',
        { className: 'who' },
        element('b', { text: guestName }),
        element('small', { text: shop }),
      ),
      element(
        'span',
        { className: 'wanted' },
        element('small', { text: due.day }),
        element('b', { text: due.time }),
      ),
    ),
    element(
      'p',
      { className: 'chips' },
      late ? chip(lateText(late), 'late') : null,
      isElsewhere ? chip(`To: ${location}`, 'strong') : null,
      payment ? chip(`Payment: ${payment}`) : null,
    ),
    element('ul', { className: 'lines' }, ...lines.map((entry) => line(entry, property))),
    wish ? element('p', { className: 'wish', dir: 'auto', text: wish }) : null,
    element(
      'p',
      { className: 'total' },
      element('span', { className: 'total-side', text: `No. ${id} · ${since(at)}` }),
      element('b', { className: 'total-sum', text: money(total, property) }),
    ),
    step
      ? element(
          'p',
          { className: 'buttons' },
          button(step.label, () => act('order', { id, status: step.status }, { done: told }), {
            key: `order-${id}`,
            className: 'main',
          }),
          button('Cancel', () => cancel(order), { key: `cancel-${id}`, className: 'quiet' }),
        )
      : null,
  )
}

function doneRow({ id, room, guestName, shop, total, property, steps, status }) {
  const last = steps.at(-1)
  return element(
    'li',
    { className: 'row' },
    element('span', { className: 'number', text: room }),
    element(
      'span',
      { className: 'what' },
      element('b', { text: guestName }),
      element('small', { text: `${shop} · No. ${id}${last?.reason ? ` · ${last.reason}` : ''}` }),
    ),
    chip(
      status === 'delivered' ? `Delivered ${time(last.at, property)}` : 'Cancelled',
      status === 'delivered' ? 'good' : '',
    ),
    element('span', { className: 'price', text: money(total, property) }),
  )
}

const isOpenOrder = ({ status }) => status in next

export function ordersView(orders) {
  const done = orders.filter((order) => !isOpenOrder(order)).reverse()
  const last = orders.at(-1)
  return [
    heading(
      'Orders',
      element('p', { className: 'aside', text: last ? `Last one ${when(last.at, last.property)}` : '' }),
    ),
    element(
      'div',
      { className: 'board' },
      ...columns.map(({ status, title, empty }) => {
        const here = orders.filter((order) => order.status === status)
        return element(
          'section',
          { className: here.length ? 'column' : 'column empty', 'aria-label': title },
          element(
            'h3',
            {},
            title,
            element('span', { className: 'count', text: here.length ? String(here.length) : '' }),
          ),
          ...(here.length ? here.map(card) : [nothing(empty)]),
        )
      }),
    ),
    done.length
      ? element(
          'details',
          { className: 'done', data: { key: 'done' } },
          element('summary', { text: `Done (${done.length})` }),
          element('ul', { className: 'rows' }, ...done.slice(0, 100).map(doneRow)),
        )
      : null,
  ]
}
