import QrScanner from 'qr-scanner'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { CameraError, openCamera, stopCamera } from '../../browser/camera.ts'

/** Interval between two scans, in ms: fast enough for a hand held still, without heating up the phone. */
const scanIntervalMs = 120
const maxScanSizePx = 480

/** Returns the middle of the picture, where the guest aims, scaled down for faster scanning. */
function scanRegionOf({ videoWidth, videoHeight }: HTMLVideoElement) {
  const side = Math.min(videoWidth, videoHeight)
  return {
    x: (videoWidth - side) / 2,
    y: (videoHeight - side) / 2,
    width: side,
    height: side,
    downScaledWidth: Math.min(side, maxScanSizePx),
    downScaledHeight: Math.min(side, maxScanSizePx),
  }
}

/**
 * Scans the camera's picture for codes until the returned function is called. `onCode` is called for each
 * code found, even repeatedly for the same code. Rejects if the browser cannot scan codes.
 */
async function scan(video: HTMLVideoElement, onCode: (text: string) => void): Promise<() => void> {
  const canvas = document.createElement('canvas')
  // Created with `willReadFrequently` before the scanner, which gets the same context and reads it on every scan.
  canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  const engine = await QrScanner.createQrEngine()
  let isEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function scanFrame() {
    if (video.videoWidth > 0 && !document.hidden) {
      const found = await QrScanner.scanImage(video, {
        scanRegion: scanRegionOf(video),
        qrEngine: engine,
        canvas,
        returnDetailedScanResult: true,
      }).catch(() => null)
      if (isEnded) return
      if (found) onCode(found.data)
    }
    if (!isEnded) timer = setTimeout(() => void scanFrame(), scanIntervalMs)
  }
  void scanFrame()

  return () => {
    isEnded = true
    clearTimeout(timer)
    if (engine instanceof Worker) engine.terminate()
  }
}

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
