import QrScanner from 'qr-scanner'

/** Between two looks, in ms: quick enough for a hand that holds still, and the phone stays cool. */
const scanIntervalMs = 120
const maxScanSizePx = 480

/** The middle of the picture, where the guest aims, at a size that is quick to search. */
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
 * Looks for codes in what the camera shows, until it is ended. Each code that is seen is told, also the same again.
 * Rejects where this browser cannot look for codes at all.
 */
export async function scan(video: HTMLVideoElement, onCode: (text: string) => void): Promise<() => void> {
  const canvas = document.createElement('canvas')
  // The scanner asks for the same context later; it is read at every look.
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
