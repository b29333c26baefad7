/** True if the guest has switched on the browser's data saver. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The page's media elements. A remote control addresses the playing one, else the one that has played. */
export type PlayKey = 'play' | 'pause' | 'playPause' | 'stop' | 'forward' | 'rewind'

/** Step of one press of forward or rewind. */
export const seekStepSeconds = 10

const mediaOf = (page: Document) => Array.from(page.querySelectorAll<HTMLMediaElement>('video, audio'))
const isRunning = (media: HTMLMediaElement) => !media.paused && !media.ended

export const isPlaying = (page: Document = document): boolean => mediaOf(page).some(isRunning)

/** True if a film plays. The player marks its video (`data-film`); decorative videos do not count. */
export const isFilmPlaying = (page: Document = document): boolean =>
  Array.from(page.querySelectorAll<HTMLVideoElement>('video[data-film]')).some(isRunning)

export function pauseAll(page: Document = document): void {
  for (const media of mediaOf(page)) media.pause()
}

/** Pauses the media elements that are audible; muted videos continue. */
export function pauseSounding(page: Document = document): void {
  for (const media of mediaOf(page)) if (isRunning(media) && !media.muted && media.volume > 0) media.pause()
}

/** Applies a media key. Does nothing if the page has no media. */
export function control(key: PlayKey, page: Document = document): void {
  const all = mediaOf(page)
  const media = all.find(isRunning) ?? all.find((candidate) => candidate.currentTime > 0) ?? all[0]
  if (!media) return
  if (key === 'forward') seek(media, seekStepSeconds)
  else if (key === 'rewind') seek(media, -seekStepSeconds)
  else if (key === 'play' || (key === 'playPause' && !isRunning(media)))
    // Autoplay may be blocked; the guest sees that it is paused.
    media.play().catch(() => undefined)
  // Stop keeps the film's position.
  else media.pause()
}

function seek(media: HTMLMediaElement, seconds: number): void {
  // A live stream has no position to seek to.
  if (media.duration === Number.POSITIVE_INFINITY) return
  const end = Number.isFinite(media.duration) ? media.duration : Number.MAX_SAFE_INTEGER
  media.currentTime = Math.max(0, Math.min(end, media.currentTime + seconds))
}
