import { expect, it, vi } from 'vitest'
import { CameraError, openCamera, stopCamera } from '../../../src/browser/camera.ts'

const failing = (name: string) => ({
  isSecureContext: true,
  navigator: {
    mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('no', name)) },
  },
})

const problemOf = async (window: Parameters<typeof openCamera>[0]) => {
  const error = await openCamera(window).catch((reason: unknown) => reason)
  if (!(error instanceof CameraError)) throw new Error('no camera error')
  return error
}

it.each([
  ['QR-04', 'NotAllowedError', 'permission'],
  ['QR-05', 'NotFoundError', 'none'],
  ['QR-06', 'SecurityError', 'insecure'],
  ['QR-07', 'NotReadableError', 'busy'],
  ['QR-08', 'OverconstrainedError', 'unsuitable'],
])('%s knows a %s', async (_, name, problem) => {
  expect((await problemOf(failing(name))).problem).toBe(problem)
})

it('QR-06 knows an insecure page before it asks for anything', async () => {
  const getUserMedia = vi.fn()
  const error = await problemOf({ isSecureContext: false, navigator: { mediaDevices: { getUserMedia } } })
  expect(error.problem).toBe('insecure')
  expect(getUserMedia).not.toHaveBeenCalled()
})

it('QR-09 knows a browser without streams, and names any other error', async () => {
  expect((await problemOf({ isSecureContext: true, navigator: {} })).problem).toBe('unsupported')
  const other = await problemOf(failing('AbortError'))
  expect([other.problem, other.errorName]).toEqual([null, 'AbortError'])
})

it('asks for the camera that looks away from the guest, and switches it off', async () => {
  const stop = vi.fn()
  const stream = { getTracks: () => [{ stop }, { stop }] } as unknown as MediaStream
  const getUserMedia = vi.fn(async () => stream)
  const opened = await openCamera({ isSecureContext: true, navigator: { mediaDevices: { getUserMedia } } })
  expect(getUserMedia).toHaveBeenCalledWith(
    expect.objectContaining({
      audio: false,
      video: expect.objectContaining({ facingMode: { ideal: 'environment' } }),
    }),
  )
  stopCamera(opened)
  expect(stop).toHaveBeenCalledTimes(2)
})
