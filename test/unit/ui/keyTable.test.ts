import { expect, it } from 'vitest'
import { actionOf, keyTable } from '../../../src/ui/focus/keys.ts'

it.each([
  ['LG: Back', { key: 'GoBack', keyCode: 461 }, 'back'],
  ['LG of 2019, by number alone', { key: 'Unidentified', keyCode: 461 }, 'back'],
  ['Samsung: Back', { key: 'XF86Back', keyCode: 10009 }, 'back'],
  ['Samsung: play and pause on one key', { key: 'MediaPlayPause', keyCode: 10252 }, 'playPause'],
  ['red', { key: 'ColorF0Red', keyCode: 403 }, 'red'],
  ['green, by number alone', { key: '', keyCode: 404 }, 'green'],
  ['yellow', { key: 'Unidentified', keyCode: 405 }, 'yellow'],
  ['blue', { key: 'Unidentified', keyCode: 406 }, 'blue'],
  ['play', { key: 'Unidentified', keyCode: 415 }, 'play'],
  ['pause', { key: 'Unidentified', keyCode: 19 }, 'pause'],
  ['stop', { key: 'Unidentified', keyCode: 413 }, 'stop'],
  ['forward', { key: 'Unidentified', keyCode: 417 }, 'forward'],
  ['rewind', { key: 'Unidentified', keyCode: 412 }, 'rewind'],
  ['a name of the maker’s own beside a number of remotes', { key: 'XF86Red', keyCode: 403 }, 'red'],
  ['LG: channel up, a page key', { key: 'PageUp', keyCode: 33 }, 'channelUp'],
  ['Samsung: channel down', { key: 'ChannelDown', keyCode: 428 }, 'channelDown'],
  ['channel up, by number alone', { key: 'Unidentified', keyCode: 427 }, 'channelUp'],
  ['OK', { key: 'Enter', keyCode: 13 }, 'ok'],
  ['an arrow', { key: 'ArrowDown', keyCode: 40 }, 'down'],
] as const)('DEV-10 knows %s', (_, key, action) => {
  expect(actionOf(key)).toBe(action)
})

it.each([
  ['a bracket with the number of an arrow', { key: '(', keyCode: 40 }],
  ['the Pause key of a keyboard', { key: 'Pause', keyCode: 19 }],
  ['a letter', { key: 'r', keyCode: 82 }],
])('DEV-10 leaves %s alone', (_, key) => {
  expect(actionOf(key)).toBeNull()
})

it('DEV-10 has the arrows, OK, Back, the colour, play and channel keys, each by name and by number', () => {
  const actions = (isNumber: boolean) =>
    new Set(
      Object.entries(keyTable)
        .filter(([key]) => /^\d+$/.test(key) === isNumber)
        .map(([, action]) => action),
    )
  expect([...actions(true)].sort()).toEqual([...actions(false)].sort())
  expect(actions(true).size).toBe(18)
})
