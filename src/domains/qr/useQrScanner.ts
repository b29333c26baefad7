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
    let isUnmounted = false
    let stopScanner = () => {}
    setError(null)
    startScanner(element, (text) => latest.current(text)).then(
      (stop) => {
        if (isUnmounted) stop()
        else stopScanner = stop
      },
      (reason: unknown) => {
        if (!isUnmounted)
          setError(reason instanceof CameraError ? reason : new CameraError(null, nameOf(reason)))
      },
    )
    return () => {
      isUnmounted = true
      stopScanner()
    }
  }, [video, attempt])

  return error
}

async function startScanner(element: HTMLVideoElement, onCode: (text: string) => void) {
  const stream = await openCamera()
  element.srcObject = stream
  // A device that does not play by itself shows the first picture, which is enough to read.
  await element.play().catch(() => undefined)
  const stopVideo = () => {
    element.srcObject = null
    stopCamera(stream)
  }
  try {
    const endScan = await scan(element, onCode)
    return () => {
      endScan()
      stopVideo()
    }
  } catch (error) {
    stopVideo()
    throw error
  }
}

const nameOf = (reason: unknown) => (reason instanceof Error ? reason.name : 'Error')
