import { expect, it } from 'vitest'
import { pushed } from '../../../src/core/pushed.ts'
import { readPush } from '../../../src/core/readPush.ts'

const tvmessages = [{ message: 'Your laundry is ready.' }]
const cameraInfo = [{ image_base64: '/9j/4AAQ', seconds: 12, at: '' }]

it('reads a message from the root and from the top of the payload', () => {
  const action = { type: pushed.getPopUpMessages.type, payload: { tvmessages } }
  expect(readPush('getPopUpMessages', { root: { tvmessages } })).toEqual({ action })
  expect(readPush('getPopUpMessages', { tvmessages })).toEqual({ action })
})

it('RT-22 reads a ring with its picture and seconds', () => {
  expect(readPush('getPopUpCamera', { root: { cameraInfo } })).toEqual({
    action: { type: pushed.getPopUpCamera.type, payload: { cameraInfo } },
  })
  const [silent] = [{ image_base64: '' }]
  expect(readPush('getPopUpCamera', { cameraInfo: [silent] })).toMatchObject({
    action: { payload: { cameraInfo: [{ image_base64: '', seconds: null }] } },
  })
})

it('RT-21, CAM-06 reads the top of the payload where the root has no fields, and rings without a picture', () => {
  for (const root of [true, null, '', []])
    expect(readPush('getPopUpMessages', { root, tvmessages })).toMatchObject({
      action: { payload: { tvmessages } },
    })
  for (const broken of [{}, { cameraInfo: false }, { cameraInfo: 'none' }, { cameraInfo: [null] }])
    expect(readPush('getPopUpCamera', broken)).toMatchObject({ action: { payload: { cameraInfo: [] } } })
})

it('RT-23 drops an event that it does not know, or cannot read, with a reason', () => {
  expect(readPush('getPopUpNothing', {})).toEqual({ problem: 'unknown event getPopUpNothing' })
  expect(readPush('deviceCommand', { command: 'explode' })).toHaveProperty('problem')
  expect(readPush('constructor', {})).toHaveProperty('problem')
})
