import { expect, it } from 'vitest'
import { cameraDialog, secondsOf } from '../../../src/domains/camera/ring.ts'
import { pictureTime, pictureUrl } from '../../../src/domains/camera/slice.ts'

it.each([
  ['/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
  ['/9j/\r\n4AAQ\n', 'data:image/jpeg;base64,/9j/4AAQ'],
  ['data:image/png;base64,iVBO', 'data:image/png;base64,iVBO'],
  ['DATA:image/jpeg;base64,/9j/', 'DATA:image/jpeg;base64,/9j/'],
  ['', ''],
])('CAM-03 %j is shown as %j', (image, address) => {
  expect(pictureUrl(image)).toBe(address)
})

it.each([
  [null, 20],
  [5, 5],
  [45, 45],
  [0, 20],
  [-3, 20],
  [7.5, 20],
])('CAM-09, CONST-32 a ring of %s seconds stays %i', (seconds, stays) => {
  expect(secondsOf({ seconds })).toBe(stays)
})

it('CAM-05 a camera dialog has a picture, words, actions, what confirms and what follows its end', () => {
  const confirmation = { type: 'confirmed' }
  const onClose = { type: 'closed' }
  const given = { image_base64: '/9j/', title: 'title', text: 'text', actions: ['yes', 'no'] }
  expect(cameraDialog('door', { ...given, confirmation, onClose, seconds: 20 })).toEqual({
    id: 'door',
    title: 'title',
    text: 'text',
    picture: 'data:image/jpeg;base64,/9j/',
    seconds: 20,
    choices: [{ label: 'yes', event: confirmation }, { label: 'no' }],
    closed: onClose,
  })
  expect(cameraDialog('door', { image_base64: '', title: 'title', actions: ['no'] })).toEqual({
    id: 'door',
    title: 'title',
    choices: [{ label: 'no' }],
  })
})

it('CAM-04 a picture tells its time by the hotel’s clock, to the second', () => {
  const at = Date.parse('2026-11-21T13:05:09Z')
  expect(pictureTime(at, 'Europe/Vienna', false)).toBe('14:05:09')
  expect(pictureTime(at, 'Europe/Vienna', true)).toBe('2:05:09\u00a0PM')
  expect(pictureTime(at - 14 * 3_600_000, 'Europe/Vienna', true)).toBe('12:05:09\u00a0AM')
})
