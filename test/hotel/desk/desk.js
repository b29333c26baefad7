// The front desk's page: shows what arrives from guests, and offers the actions of a receptionist.
import { button, element, find, show } from './dom.js'
import { allHotels, ask, know, now, say } from './hotel.js'
import { lettersView } from './letters.js'
import { showOpen } from './open.js'
import { knowZones, ordersView } from './orders.js'
import { phoneView } from './phone.js'
import { namesIn, roomsView } from './rooms.js'
import { shopsView } from './shops.js'
import { chime, isSoundReady, switchSound, wakeSound } from './sound.js'
import { refreshWorkshop, workshopView } from './workshop.js'

const letters = ['messages', 'mails', 'bookings', 'requests']
const fetched = ['orders', 'rooms', 'quickcalls', ...letters, 'shops']
/** The lists to load for a changed topic, where their names differ from the topic's. */
const topics = { quickCalls: ['quickcalls'], mails: ['mails', 'requests'] }
const titles = {
  orders: 'Orders',
  rooms: 'Rooms',
  quickcalls: 'Phone',
  messages: 'Messages',
  mails: 'Mails',
  bookings: 'Bookings',
  requests: 'Requests',
  shops: 'Shops',
  workshop: 'Workshop',
}
const data = Object.fromEntries(fetched.map((name) => [name, []]))
/** How many entries of a long list are shown; a press adds as many, until the hotel returns no more at once. */
const pageLength = 200
const longest = 1000
const lengths = Object.fromEntries(['orders', 'quickcalls', ...letters].map((name) => [name, pageLength]))
/** Numbers of entries rise: `c-8812`, `B-5521`, 9041. */
const numberOf = ({ message_id, bookingNumber, id }) =>
  Number(String(message_id ?? bookingNumber ?? id).replace(/\D/g, ''))
const newestOf = (name) => Math.max(0, ...data[name].map(numberOf))
/** Number of the newest entry of each list that the user has seen; all later entries are new. */
const seen = {}
let hotel = localStorage.getItem('desk-hotel') ?? ''
let shown = location.hash.slice(1) in titles ? location.hash.slice(1) : 'orders'
let isFirst = true

const roomOf = (room) => data.rooms.find((entry) => entry.room === room)
const namesOf = (number) => {
  const room = roomOf(number)
  return room ? namesIn(room) : ''
}
const isHere = (entry) => !hotel || (entry.property ?? roomOf(entry.room)?.property ?? hotel) === hotel
const mine = (name) => data[name].filter(isHere)

const counts = {
  orders: () => mine('orders').filter(({ status }) => status === 'sent').length,
  rooms: () => 0,
  quickcalls: () => mine('quickcalls').filter(({ state }) => state === 'ringing').length,
  messages: () => 0,
  shops: () => 0,
  workshop: () => 0,
}
const countOf = (name) =>
  counts[name]?.() ?? data[name].filter((entry) => numberOf(entry) > (seen[name] ?? 0)).length

function showNav() {
  show(
    find('nav'),
    ...Object.entries(titles).map(([name, title]) => {
      const count = countOf(name)
      const tab = button(title, () => open(name), { key: name })
      if (name === shown) tab.setAttribute('aria-current', 'page')
      if (count)
        tab.append(
          element('span', { className: 'badge', text: String(count) }),
          element('span', { className: 'hidden', text: ' new' }),
        )
      return tab
    }),
  )
  const waiting = counts.orders()
  document.title = waiting ? `(${waiting}) Front desk` : 'Front desk'
}

async function showView() {
  const name = shown
  if (name in seen) seen[name] = newestOf(name)
  if (name === 'workshop') {
    if (!find('#records')) {
      const view = await workshopView()
      if (shown === name) show(find('main'), ...view)
    }
    showOpen(mine('rooms'))
    await refreshWorkshop()
  } else show(find('main'), ...viewOf(name), earlierButton(name))
  showNav()
}

function viewOf(name) {
  if (name === 'orders') return ordersView(mine('orders'))
  if (name === 'quickcalls') return phoneView(mine(name), namesOf)
  if (name === 'rooms') return roomsView(mine('rooms'))
  if (name === 'shops') return shopsView(mine('shops'))
  return lettersView(name, mine(name), { roomOf, rooms: mine('rooms') })
}

const earlierButton = (name) =>
  lengths[name] < longest && data[name].length >= lengths[name]
    ? button('Show earlier ones', () => showEarlier(name), { key: `earlier-${name}`, className: 'quiet' })
    : null

function showEarlier(name) {
  lengths[name] += pageLength
  load(name).catch((error) => say(error.message))
}

const redraw = () => void showView().catch((error) => say(error.message))

/** Scrolls the current tab into view: on a phone the tabs are wider than the screen. */
const showPlace = () => find('nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })

function open(name) {
  shown = name
  history.replaceState(null, '', `#${name}`)
  redraw()
  showPlace()
  window.scrollTo(0, 0)
}

/** Announces the entries that are new since the last load. */
function announce(name, before) {
  const fresh = data[name].filter((entry) => numberOf(entry) > before && isHere(entry))
  if (isFirst || fresh.length === 0 || name === 'messages') return
  chime(name === 'orders' || name === 'quickcalls' ? 'order' : 'note')
  const last = fresh.at(-1)
  find('#arrived').textContent = `${titles[name]}: new from room ${last.room ?? ''}`
}

/** The rooms, each with the number of devices on which its guests have the app open. */
async function askRooms() {
  const [rooms, channels] = await Promise.all([ask('rooms'), ask('channels')])
  const openIn = (room) => channels.filter((channel) => channel.room === room).length
  return rooms.map((entry) => ({ ...entry, devices_open: openIn(entry.room) }))
}

async function load(name) {
  const before = newestOf(name)
  const length = lengths[name]
  data[name] = name === 'rooms' ? await askRooms() : await ask(length ? `${name}?limit=${length}` : name)
  if (letters.includes(name)) {
    const known = seen[name] ?? Number(sessionStorage.getItem(`desk-seen-${name}`) ?? newestOf(name))
    // After a reset the numbers begin anew.
    seen[name] = Math.min(known, newestOf(name))
  }
  if (name === 'orders' || name === 'quickcalls' || letters.includes(name)) announce(name, before)
  if (name === 'rooms') showOpen(mine('rooms'))
  if (shown === name) await showView()
  else showNav()
}

async function loadState() {
  const state = await ask('state')
  know(state)
  knowZones(state.hotels)
  showHotels()
  tick()
  if (shown === 'workshop') await refreshWorkshop()
}

function showHotels() {
  const select = find('#hotel')
  if (select.options.length) return
  const entries = [['', 'All hotels'], ...allHotels().map(({ id, name }) => [id, name])]
  select.append(
    ...entries.map(([value, text]) => element('option', { value, text, selected: value === hotel })),
  )
  select.onchange = () => {
    hotel = select.value
    localStorage.setItem('desk-hotel', hotel)
    tick()
    redraw()
  }
}

function tick() {
  const shownHotels = allHotels().filter(({ id }) => !hotel || id === hotel)
  const text = shownHotels.map(({ name, zone }) => ({
    name,
    at: new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }).format(now()),
  }))
  if (find('#clocks').dataset.shown === JSON.stringify(text)) return
  find('#clocks').dataset.shown = JSON.stringify(text)
  find('#clocks').replaceChildren(
    ...text.map(({ name, at }) =>
      element(
        'span',
        { className: 'clock' },
        element('small', { text: name }),
        element('b', { className: 'clock-time', text: at }),
      ),
    ),
  )
  // Orders also show how many minutes have passed.
  if (shown === 'orders' && !isFirst) redraw()
}

function showSound() {
  find('#sound').textContent = `Sound: ${isSoundReady() ? 'on' : 'off'}`
}

// Refreshing: a burst of changes to the same list is debounced to one request.

const due = new Map()

function refresh(name) {
  const look = name === 'state' ? loadState : name === 'workshop' ? refreshWorkshop : () => load(name)
  clearTimeout(due.get(name))
  due.set(
    name,
    setTimeout(() => look().catch((error) => say(error.message)), 120),
  )
}

async function start() {
  await loadState()
  await load('rooms')
  await Promise.all(fetched.filter((name) => name !== 'rooms').map(load))
  isFirst = false
  await showView()
  showPlace()
}

function follow() {
  const changes = new EventSource('/desk/api/changes')
  changes.onopen = () => {
    say('')
    start().catch((error) => say(error.message))
  }
  changes.onerror = () => say('The hotel does not answer. Trying again …')
  changes.onmessage = ({ data: topic }) => {
    for (const name of topics[topic] ?? [topic]) if (fetched.includes(name)) refresh(name)
    // After a change of state (clock, faults, property, reset) the letters and shops are loaded again, too.
    if (topic === 'state') for (const name of ['state', ...letters, 'shops']) refresh(name)
    if (shown === 'workshop' && ['calls', 'logs', 'statistics'].includes(topic)) refresh('workshop')
  }
}

addEventListener('pagehide', () => {
  for (const [name, count] of Object.entries(seen)) sessionStorage.setItem(`desk-seen-${name}`, count)
})
async function awaken() {
  await wakeSound()
  showSound()
}

async function toggleSound() {
  const isOn = isSoundReady()
  switchSound(!isOn)
  await awaken()
  if (!isOn) chime('order')
}

const sayError = (error) => say(error.message)
// A press anywhere else also starts the sound, if it is switched on.
addEventListener('pointerdown', ({ target }) => {
  if (!find('#sound').contains(target)) awaken().catch(sayError)
})
find('#sound').onclick = () => toggleSound().catch(sayError)
setInterval(tick, 1000)
setInterval(() => refresh('rooms'), 60_000)
showSound()
showNav()
follow()
