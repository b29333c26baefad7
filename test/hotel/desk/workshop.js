// Tools for maintainers of the app: recorded calls and logs, faults to inject, the clock, and the reset.
import { confirmed } from './dialogs.js'
import { button, chip, element, heading, nothing, show } from './dom.js'
import { act, ask, say, time } from './hotel.js'

const lists = {
  calls: ({ at, room, module, function: name, data, status }) => ({
    at,
    room,
    what: `${module} ${name}`,
    side: String(status),
    more: JSON.stringify(data),
    isWrong: status === 'ERROR' || status === 'SILENT' || status >= 400,
  }),
  statistics: ({ at, room, event_type, event_value, ended }) => ({
    at,
    room,
    what: `${event_type}: ${event_value}`,
    side: ended ? `until ${time(ended)}` : 'there now',
  }),
  logs: ({ at, room, lvl, component, msg }) => ({
    at,
    room,
    what: msg,
    side: `${lvl} · ${component}`,
    isWrong: lvl === 'error',
  }),
}

let shown = 'calls'

const row = ({ at, room, what, side, more, isWrong }) =>
  element(
    'li',
    { className: 'row' },
    element('span', { className: 'when', text: time(at) }),
    element('span', { className: 'number row-number', text: room ?? '' }),
    element(
      'span',
      { className: 'what' },
      element('b', { className: isWrong ? 'wrong' : '', text: what }),
      element('small', { text: more ?? '' }),
    ),
    element('span', { className: isWrong ? 'side wrong' : 'side', text: side }),
  )

async function showList() {
  const place = document.querySelector('#records')
  if (!place) return
  const wanted = shown
  const entries = await ask(`${wanted}?limit=150`)
  if (wanted !== shown) return
  const latest = entries.reverse()
  show(
    place,
    element(
      'p',
      { className: 'tabs', role: 'group', 'aria-label': 'Records' },
      ...Object.keys(lists).map((name) =>
        button(
          name[0].toUpperCase() + name.slice(1),
          () => {
            shown = name
            showList().catch((error) => say(error.message))
          },
          { key: `list-${name}`, className: 'quiet', 'aria-pressed': String(name === shown) },
        ),
      ),
    ),
    latest.length
      ? element('ul', { className: 'rows records' }, ...latest.map((entry) => row(lists[shown](entry))))
      : nothing('Nothing yet.'),
  )
}

async function showFaults() {
  const place = document.querySelector('#faults')
  if (!place) return
  const { faults } = await ask('state')
  show(
    place,
    ...(faults.length
      ? [
          ...faults.map((fault) => chip(faultText(fault), 'strong')),
          button(
            'Clear all',
            () => act('faults', undefined, { method: 'DELETE', done: 'All is in order again.' }),
            { key: 'clear', className: 'quiet' },
          ),
        ]
      : [element('small', { text: 'No faults are set.' })]),
  )
}

function faultText({ module, function: name, path, status, delay, silent, http, times, refuse }) {
  if (refuse) return `New channels refused for ${refuse} s`
  const way = [
    status && 'answers ERROR',
    silent && 'never answers',
    http && `answers ${http}`,
    delay && `is ${delay / 1000} s late`,
  ].filter(Boolean)
  return `${path ?? `${module}.${name}`} ${way.join(' and ')}${times ? `, ${times} ×` : ''}`
}

function inject(event) {
  event.preventDefault()
  const { call, how, times } = Object.fromEntries(new FormData(event.target))
  const target = call.startsWith('/')
    ? { path: call }
    : { module: call.slice(0, call.indexOf('.')), function: call.slice(call.indexOf('.') + 1) }
  const ways = target.path
    ? { ERROR: { http: 500 }, delay: { delay: 10_000 }, silent: { delay: 600_000 } }
    : { ERROR: { status: 'ERROR' }, delay: { delay: 10_000 }, silent: { silent: true } }
  act(
    'faults',
    { ...target, ...ways[how], ...(times && { times: Number(times) }) },
    { done: 'The fault is set.' },
  )
}

const option = ([value, text]) => element('option', { value, text })

/** The names of all calls, by module, and the paths of HTTP. */
function callPicker(names) {
  const groups = Map.groupBy(names, (name) =>
    name.startsWith('/') ? 'HTTP' : name.slice(0, name.indexOf('.')),
  )
  return element(
    'select',
    { name: 'call', required: true },
    option(['', 'Choose a call']),
    ...[...groups].map(([label, members]) =>
      element(
        'optgroup',
        { label: label.replace('SQMOD_', '') },
        ...members.map((name) =>
          option([name, name.startsWith('/') ? name : name.slice(name.indexOf('.') + 1)]),
        ),
      ),
    ),
  )
}

const tool = (title, ...children) =>
  element('article', { className: 'tool' }, element('h3', { text: title }), ...children)

const faultTools = (names) =>
  tool(
    'Faults',
    element('p', { id: 'faults', className: 'chips' }),
    element(
      'form',
      { onsubmit: inject },
      element('label', { text: 'Call' }, callPicker(names)),
      element(
        'div',
        { className: 'pair' },
        element(
          'label',
          { text: 'How' },
          element(
            'select',
            { name: 'how' },
            ...[
              ['ERROR', 'fails'],
              ['delay', 'is 10 s late'],
              ['silent', 'never answers'],
            ].map(option),
          ),
        ),
        element(
          'label',
          { text: 'Times' },
          element('input', { name: 'times', type: 'number', min: 1, value: 1 }),
        ),
      ),
      element('button', { type: 'submit', text: 'Set the fault' }),
    ),
    element(
      'p',
      { className: 'buttons' },
      button(
        'Drop all channels',
        () => act('faults', { drop: true }, { done: 'All channels are dropped.' }),
        { className: 'quiet' },
      ),
      button(
        'Refuse new ones for 15 s',
        () => act('faults', { refuse: 15 }, { done: 'New channels are refused.' }),
        { className: 'quiet' },
      ),
      button(
        'Send a broken frame',
        () => act('faults', { frame: 'no frame at all' }, { done: 'A broken frame is out.' }),
        { className: 'quiet' },
      ),
    ),
  )

const clockTool = () =>
  tool(
    'Clock',
    element('small', { text: 'The whole hotel goes by it: shops, guides, flights, wake-ups.' }),
    element(
      'form',
      {
        onsubmit: (event) => {
          event.preventDefault()
          act(
            'clock',
            { now: new Date(event.target.elements.now.value).toISOString() },
            { done: 'The clock is set.' },
          )
        },
      },
      element(
        'label',
        { text: 'Date and time on this computer' },
        element('input', { type: 'datetime-local', name: 'now', required: true }),
      ),
      element(
        'p',
        { className: 'buttons' },
        element('button', { type: 'submit', text: 'Set the clock' }),
        button('Real time', () => act('clock', { now: null }, { done: 'The clock shows the real time.' }), {
          className: 'quiet',
        }),
      ),
    ),
  )

const resetTool = () =>
  tool(
    'Start again',
    element('small', { text: 'Every order, message and call since the first start is forgotten.' }),
    element(
      'p',
      { className: 'buttons' },
      button(
        'Reset the hotel',
        async () => {
          if (
            await confirmed(
              'Reset the hotel?',
              'All that guests have left is forgotten. This cannot be undone.',
              'Reset',
              true,
            )
          )
            act('reset', {}, { done: 'The hotel is as on its first day.' })
        },
        { className: 'danger' },
      ),
    ),
  )

/** Rendered once; later only its lists are updated, so that a form that is being filled in is not reset. */
export async function workshopView() {
  const names = await ask('callnames')
  return [
    heading('Workshop'),
    element(
      'div',
      { className: 'grid tools' },
      faultTools(names),
      tool('Open the app as a guest', element('div', { id: 'open' })),
      clockTool(),
      resetTool(),
    ),
    element('section', { id: 'records', 'aria-label': 'Records' }),
  ]
}

export const refreshWorkshop = () => Promise.all([showList(), showFaults()])
