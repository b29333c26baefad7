// What guests and the hotel write to each other: messages, mails, bookings and requests, each shown as a letter.
import { button, chip, element, heading, nothing, show } from './dom.js'
import { when } from './hotel.js'
import { namesIn, writeTo, writeToRooms } from './rooms.js'

/** `email_to` is read as `Email to`. */
const title = (key) => {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words[0].toUpperCase() + words.slice(1)
}

function letter({ room, at, property, heading: head, side, text, more, delivery, answer }) {
  return element(
    'article',
    { className: 'letter' },
    element(
      'header',
      {},
      element('span', { className: 'number', text: room ?? '–' }),
      element('span', { className: 'who' }, element('b', { text: head }), element('small', { text: side })),
      element('span', { className: 'when', text: when(at, property) }),
    ),
    text ? element('p', { className: 'text', dir: 'auto', text }) : null,
    more ?? null,
    delivery ? element('p', { className: 'quiet-line', text: `Mail server: ${delivery}` }) : null,
    answer && room
      ? element(
          'p',
          { className: 'buttons' },
          button('Write to the room', () => writeTo(room), { className: 'quiet' }),
        )
      : null,
  )
}

const views = {
  messages: ({ created, text, viewed, names, ...rest }) => ({
    ...rest,
    at: created,
    heading: `To ${names ?? 'nobody'}`,
    side: '',
    text,
    more: element('p', { className: 'chips' }, viewed ? chip('Read', 'good') : chip('Not read yet')),
  }),
  mails: ({
    id: _id,
    names: _names,
    email_to,
    email_subject,
    email_message,
    emailTo,
    subject,
    content,
    sender,
    ...rest
  }) => ({
    ...rest,
    heading: email_subject ?? subject,
    side: `To ${email_to ?? emailTo}${sender ? ` · from ${sender}` : ''}`,
    text: email_message ?? content,
    answer: true,
  }),
  bookings: ({ room, at, property, name, start, numberOfPersons, bookingNumber }) => ({
    ...{ room, at, property },
    heading: name,
    side: `${when(start, property)} · ${numberOfPersons === 1 ? '1 person' : `${numberOfPersons} persons`} · ${bookingNumber}`,
    answer: true,
  }),
}
/** A request is a mail to the desk for transfers. */
views.requests = views.mails

const empty = {
  messages: 'No messages yet.',
  mails: 'No mails yet. Wishes that guests send from a page arrive here.',
  bookings: 'No bookings yet.',
  requests: 'No requests yet.',
}

/** What the user looks for in each list; kept while others are looked at. */
const wanted = {}

const has = (article, words) =>
  words.every((word) => article.textContent.toLowerCase().includes(word.toLowerCase()))

/**
 * Lists letters, newest first, of which a filter leaves those with all of its words: a room, a name, "not read yet".
 * `roomOf` returns the room of a number; messages can be written to `rooms`.
 */
export function lettersView(kind, entries, { roomOf, rooms }) {
  const read = (entry) => {
    const room = roomOf(entry.room)
    return views[kind]({ ...entry, property: room?.property, names: room && namesIn(room) })
  }
  const articles = entries.toReversed().map((entry) => letter(read(entry)))
  const list = element('div', { className: 'letters' })
  const fill = () => {
    const words = (wanted[kind] ?? '').split(/\s+/).filter(Boolean)
    const found = articles.filter((article) => has(article, words))
    const none = articles.length ? 'Nothing has these words.' : empty[kind]
    show(list, ...(found.length ? found : [nothing(none)]))
  }
  fill()
  const filter = element('input', {
    type: 'search',
    value: wanted[kind] ?? '',
    placeholder: 'Room, name or word',
    'aria-label': 'Filter',
    data: { key: `filter-${kind}` },
    oninput: ({ target }) => {
      wanted[kind] = target.value
      fill()
    },
  })
  return [
    heading(
      title(kind),
      kind === 'messages'
        ? button('New message', () => writeToRooms(rooms), { key: 'new-message', className: 'main' })
        : null,
      articles.length ? filter : null,
    ),
    list,
  ]
}
