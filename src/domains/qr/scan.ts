import QrScanner from 'qr-scanner'

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
export async function scan(video: HTMLVideoElement, onCode: (text: string) => void): Promise<() => void> {
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
