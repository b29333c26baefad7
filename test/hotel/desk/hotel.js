// The page's connection to the hotel: requests, notices, and the formats of times and prices.

let hotels = []
let ahead = 0

export async function ask(path, { method = 'GET', body } = {}) {
  const response = await fetch(`/desk/api/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new Error('The hotel does not answer. Please try again.')
  })
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new Error(answer.error?.message ?? response.statusText)
  return answer
}

let clearing

/** Shows a short notice; a problem stays until an action succeeds. */
export function say(text, { passes = false } = {}) {
  const notice = document.querySelector('#notice')
  clearTimeout(clearing)
  notice.textContent = text
  notice.classList.toggle('good', passes)
  if (passes) clearing = setTimeout(() => say(''), 4000)
}

/** Sends a request, and shows a notice of its success; throws if it fails. `done` is the notice, or makes it of the answer. */
export async function send(path, body, { method = 'POST', done = '' } = {}) {
  const answer = await ask(path, { method, body })
  say(typeof done === 'function' ? done(answer) : done, { passes: true })
}

/** As {@link send}, and shows a notice of its failure. */
export const act = (...asked) => void send(...asked).catch((error) => say(error.message))

export function know(state) {
  hotels = state.hotels
  ahead = Date.parse(state.now) - Date.now()
}

export const allHotels = () => hotels
export const hotelOf = (property) => hotels.find(({ id }) => id === property) ?? hotels[0]

/** The hotel's clock, which the desk may have set. */
export const now = () => new Date(Date.now() + ahead)

const inZone = (property, options) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: hotelOf(property)?.zone ?? 'UTC', ...options })

export const time = (at, property) =>
  inZone(property, { hour: '2-digit', minute: '2-digit' }).format(new Date(at))
export const day = (at, property) =>
  inZone(property, { weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(at))

/** `19:05` today, else with its day. */
export function when(at, property) {
  const date = new Date(at)
  return day(date, property) === day(now(), property)
    ? time(date, property)
    : `${day(date, property)}, ${time(date, property)}`
}

/** Returns the elapsed time in a short form. */
export function since(at) {
  const minutes = Math.floor((now() - Date.parse(at)) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${hours} h ago` : `${Math.floor(hours / 24)} d ago`
}

export function money(amount, property) {
  const { symbol, decimals, isInFront, isSpaced } = hotelOf(property)?.currency ?? {}
  const number = new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: decimals ?? 2,
    maximumFractionDigits: decimals ?? 2,
  }).format(amount)
  const space = isSpaced ? '\u00a0' : ''
  return isInFront ? `${symbol ?? ''}${space}${number}` : `${number}${space}${symbol ?? ''}`
}
