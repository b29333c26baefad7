import { type RefObject, useEffect, useRef, useState } from 'react'
import { CameraError, openCamera, stopCamera } from '../../browser/camera.ts'
import { scan } from './scan.ts'

/**
 * Shows the camera's picture in the video, and scans it for codes. The camera is stopped on unmount. Returns
 * the error, or null.
 */
export function useQrScanner(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
  attempt: number,
): CameraError | null {
  const [error, setError] = useState<CameraError | null>(null)
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })

  useEffect(() => {
    const element = video.current
    // `attempt` is read only to make each attempt run the effect again.
    if (!element || attempt < 0) return
    const running = new AbortController()
    const fail = (reason: unknown) => {
      if (running.signal.aborted) return
      setError(reason instanceof CameraError ? reason : new CameraError(null, nameOf(reason)))
      running.abort()
    }
    setError(null)
    runScanner(element, (text) => latest.current(text), fail, running.signal).catch(fail)
    return () => running.abort()
  }, [video, attempt])

  return error
}

/** Runs until the signal is aborted, possibly while the camera permission or the scanner's chunk is still pending. */
async function runScanner(
  element: HTMLVideoElement,
  onCode: (text: string) => void,
  onLost: (reason: CameraError) => void,
  signal: AbortSignal,
) {
  const stream = await openCamera()
  if (signal.aborted) return stopCamera(stream)
  signal.addEventListener('abort', () => {
    element.srcObject = null
    stopCamera(stream)
  })
  // Another app has taken the camera, or the guest has revoked the permission: the picture would freeze.
  for (const track of stream.getTracks()) track.onended = () => onLost(new CameraError('busy', 'ended'))
  element.srcObject = stream
  // If the browser blocks autoplay, the video shows its first frame, which is enough for a scan.
  await element.play().catch(() => undefined)
  const endScan = await scan(element, onCode)
  if (signal.aborted) return endScan()
  signal.addEventListener('abort', endScan)
}

const nameOf = (reason: unknown) => (reason instanceof Error ? reason.name : 'Error')
