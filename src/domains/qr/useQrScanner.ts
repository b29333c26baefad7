import { type RefObject, useEffect, useRef, useState } from 'react'
import { CameraError, openCamera, stopCamera } from '../../browser/camera.ts'
import { scan } from './scan.ts'

/**
 * The camera's picture in the video, and every code that comes into it. The camera goes off with the component.
 * Returns what went wrong, or null.
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
    // Each attempt is a new one, whatever its number.
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

/** Until the signal ends it, also while the guest is still asked for the camera, or the scanner is being loaded. */
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
  // Another app has taken the camera, or the guest its permission back: the picture would stand still.
  for (const track of stream.getTracks()) track.onended = () => onLost(new CameraError('busy', 'ended'))
  element.srcObject = stream
  // A device that does not play by itself shows the first picture, which is enough to read.
  await element.play().catch(() => undefined)
  const endScan = await scan(element, onCode)
  if (signal.aborted) return endScan()
  signal.addEventListener('abort', endScan)
}

const nameOf = (reason: unknown) => (reason instanceof Error ? reason.name : 'Error')
