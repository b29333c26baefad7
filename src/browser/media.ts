/** Media elements of the page as a remote control addresses them: the one that plays, or played last. */
export type PlayKey = 'play' | 'pause' | 'playPause' | 'stop' | 'forward' | 'rewind'

/** One press of forward or rewind. */
export const seekStepSeconds = 10

const mediaOf = (page: Document) => Array.from(page.querySelectorAll<HTMLMediaElement>('video, audio'))
const isRunning = (media: HTMLMediaElement) => !media.paused && !media.ended

export const isPlaying = (page: Document = document): boolean => mediaOf(page).some(isRunning)

/** A film or channel of the player: it alone has controls. Pictures that move by themselves are watched by nobody. */
export const isFilmPlaying = (page: Document = document): boolean =>
  Array.from(page.querySelectorAll<HTMLVideoElement>('video[controls]')).some(isRunning)

export function pauseAll(page: Document = document): void {
  for (const media of mediaOf(page)) media.pause()
}

/** Silences what can be heard; moving pictures without sound go on. */
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
  // Stopped, a film keeps the place where the guest left it.
  else media.pause()
}

function seek(media: HTMLMediaElement, seconds: number): void {
  // What is live has no other place to go to.
  if (media.duration === Number.POSITIVE_INFINITY) return
  const end = Number.isFinite(media.duration) ? media.duration : Number.MAX_SAFE_INTEGER
  media.currentTime = Math.max(0, Math.min(end, media.currentTime + seconds))
}
