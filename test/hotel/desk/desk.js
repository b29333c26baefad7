// The front desk's page: shows what guests leave as it arrives, and does what a receptionist would.

const find = (selector) => document.querySelector(selector)

function element(name, { text, ...properties } = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties)
  if (text !== undefined) made.textContent = text
  made.append(...children)
  return made
}

async function ask(path, { method = 'GET', body } = {}) {
  const response = await fetch(`/desk/api/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error?.message ?? response.statusText)
  return answer
}

function say(text) {
  find('#notice').textContent = text
}

/** Does it, and says so when it could not be done. */
function act(path, body, method = 'POST') {
  ask(path, { method, body }).then(
    () => say(''),
    (error) => say(error.message),
  )
}

const button = (text, onclick) => element('button', { type: 'button', text, onclick })

const when = (at) =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(at))

// Rooms

function askForMessage(room) {
  const dialog = find('#message')
  find('#message-room').textContent = room
  dialog.returnValue = ''
  dialog.querySelector('textarea').value = ''
  dialog.onclose = () => {
    const text = dialog.querySelector('textarea').value
    if (dialog.returnValue === 'send') act('message', { room, text })
  }
  dialog.showModal()
}

function doorLine({ door_openings, key_codes }) {
  const last = door_openings[door_openings.length - 1]
  const parts = [
    ...(last ? [`Door opened with the app: ${when(last.at)}`] : []),
    ...key_codes.map(({ code }) => `Key code ${code}`),
  ]
  return element('p', { className: 'door', text: parts.join(' · '), hidden: parts.length === 0 })
}

function roomEntry(entry) {
  const { room, guests, checked_in, language, hotel } = entry
  const names = guests
    .filter(({ permanent }) => !permanent)
    .map(({ name, last_name }) => `${name} ${last_name}`)
  return element(
    'li',
    {},
    element(
      'div',
      { className: 'who' },
      element('span', { className: 'number', text: room }),
      element('span', { text: names.join(', ') }),
      element('span', {
        className: checked_in ? 'state in' : 'state',
        text: `${checked_in ? 'In house' : 'Not checked in'} · ${language} · ${hotel}`,
      }),
    ),
    doorLine(entry),
    element(
      'p',
      { className: 'buttons' },
      button('Ring the doorbell', () => act('ring', { room })),
      button('Message', () => askForMessage(room)),
      checked_in
        ? button('Check out', () => act('checkout', { room }))
        : button('Check in', () => act('checkin', { room })),
    ),
  )
}

async function showRooms() {
  find('.rooms').replaceChildren(...(await ask('rooms')).map(roomEntry))
}

// What guests leave

const lineOf = ({ main_item: { amount, name, sub_items } }) =>
  `${amount} × ${name}${sub_items.length ? ` (${sub_items.map((part) => part.name).join(', ')})` : ''}`

const plainEntry = ({ at, room, id: _id, ...rest }) => ({ at, room, what: JSON.stringify(rest) })

/** Each list and how an entry of it reads. */
const lists = {
  orders: (order) => ({
    at: order.at,
    room: order.room,
    what: order.cart.map(lineOf).join('\n'),
    more: `No. ${order.id} · ${order.guestName} · ${order.location} · ${order.delivery_time}\n${order.additional_text}`,
  }),
  messages: ({ created, room, text, viewed }) => ({
    at: created,
    room,
    what: text,
    more: viewed ? 'read' : 'not read yet',
  }),
  mails: plainEntry,
  bookings: plainEntry,
  requests: plainEntry,
  statistics: ({ at, room, event_type, event_value, ended }) => ({
    at,
    room,
    what: `${event_type}: ${event_value}`,
    more: ended ? `until ${when(ended)}` : 'there now',
  }),
  calls: ({ at, room, module, function: name, data, status }) => ({
    at,
    room,
    what: `${module} ${name} → ${status}`,
    more: JSON.stringify(data),
    failed: status === 'ERROR' || status === 'SILENT' || status >= 400,
  }),
  logs: ({ at, room, lvl, component, msg }) => ({
    at,
    room,
    what: msg,
    more: `${lvl} · ${component}`,
    failed: lvl === 'error',
  }),
}

let shown = 'orders'

function entryOf({ at, room, what, more, failed }) {
  return element(
    'div',
    { className: failed ? 'entry failed' : 'entry' },
    element('p', { className: 'when', text: `${when(at)}${room ? ` · room ${room}` : ''}` }),
    element('p', { className: 'what', text: what }),
    element('p', { className: 'more', text: more ?? '' }),
  )
}

async function showList() {
  const wanted = shown
  const entries = await ask(wanted)
  if (wanted !== shown) return
  const latest = entries.slice(-200).reverse()
  find('#list').replaceChildren(
    ...(latest.length
      ? latest.map((entry) => entryOf(lists[wanted](entry)))
      : [element('p', { className: 'when', text: 'Nothing yet.' })]),
  )
}

function showTabs() {
  const tabs = Object.keys(lists).map((name) => {
    const tab = button(name[0].toUpperCase() + name.slice(1), () => {
      shown = name
      showTabs()
      refresh('list')
    })
    tab.role = 'tab'
    tab.ariaSelected = String(name === shown)
    tab.setAttribute('aria-controls', 'list')
    return tab
  })
  find('.tabs').replaceChildren(...tabs)
}

// The house

const hours = (from, to) => (from === to ? 'round the clock' : `${from.slice(0, 5)} to ${to.slice(0, 5)}`)

async function showShops() {
  const shops = await ask('shops')
  find('.shops').replaceChildren(
    ...shops.map(({ id, property, hotel, title, isOpen, opening_time, closing_time }) =>
      element(
        'li',
        {},
        element(
          'span',
          { text: title },
          element('small', {
            text: `${hotel} · ${isOpen ? 'open' : 'closed'} · ${hours(opening_time, closing_time)}`,
          }),
        ),
        button(isOpen ? 'Close' : 'Open', () => act('shop', { id, property, isOpen: !isOpen })),
      ),
    ),
  )
}

let ahead = 0

function tick() {
  const now = new Date(Date.now() + ahead)
  find('#clock').textContent = new Intl.DateTimeFormat(undefined, {
    dateStyle: 'full',
    timeStyle: 'medium',
  }).format(now)
}

async function showState() {
  const { now, faults } = await ask('state')
  ahead = Date.parse(now) - Date.now()
  tick()
  find('.faults').replaceChildren(...faults.map((fault) => element('li', { text: JSON.stringify(fault) })))
}

function failCall(event) {
  event.preventDefault()
  const { call, how, times } = Object.fromEntries(new FormData(event.target))
  const [module, name = ''] = call.split('.')
  const way = { ERROR: { status: 'ERROR' }, delay: { delay: 10_000 }, silent: { silent: true } }[how]
  act('faults', { module, function: name, ...way, ...(times && { times: Number(times) }) })
}

// Keeping it fresh: bursts of news of one kind end in one look.

const views = { rooms: showRooms, list: showList, shops: showShops, state: showState }
const due = new Map()

function refresh(view) {
  clearTimeout(due.get(view))
  due.set(
    view,
    setTimeout(() => views[view]().catch((error) => say(error.message)), 120),
  )
}

function refreshAll() {
  for (const view of Object.keys(views)) refresh(view)
}

function follow() {
  const changes = new EventSource('/desk/api/changes')
  changes.onopen = () => {
    say('')
    refreshAll()
  }
  changes.onerror = () => say('The hotel does not answer. Trying again …')
  changes.onmessage = ({ data }) => {
    if (data === shown) refresh('list')
    if (data in views) refresh(data)
  }
}

find('#set-clock').onsubmit = (event) => {
  event.preventDefault()
  act('clock', { now: new Date(event.target.elements.now.value).toISOString() })
}
find('#real-clock').onclick = () => act('clock', { now: null })
find('#drop').onclick = () => act('faults', { drop: true })
find('#refuse').onclick = () => act('faults', { refuse: 15 })
find('#broken').onclick = () => act('faults', { frame: 'no frame at all' })
find('#clear').onclick = () => act('faults', undefined, 'DELETE')
find('#fail').onsubmit = failCall
find('#reset').onclick = () => {
  if (confirm('Forget everything since the seed?')) act('reset', {})
}
find('#calls-known').append(
  ...[
    'SQMOD_Auth.authenticate',
    'SQMOD_RetailSystem.getRetailInfo',
    'SQMOD_RetailSystem.getRetailContent',
    'SQMOD_RetailSystem.transmitOrder',
    'SQMOD_TVMessages.loadTvMessages',
    'SQMOD_Weather.fetchWeather',
    'SQMOD_Camera.loadCameras',
  ].map((value) => element('option', { value })),
)

setInterval(tick, 1000)
showTabs()
follow()
