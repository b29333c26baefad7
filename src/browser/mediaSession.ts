/** Media controls on the lock screen and for a headset's keys. Does nothing in browsers without them. */
import { seekStepSeconds } from './media.ts'

interface MediaSessionInfo {
  title: string
  artist?: string
  /** Address of a picture; empty where there is none. */
  artwork: string
  /** Omitted if the browser detects the playback state by itself. */
  isPlaying?: boolean
}

interface MediaSessionActions {
  play: () => void
  pause: () => void
  /** Seeks by seconds, negative for back. Omitted for a live stream, which has no position to seek to. */
  seekBy?: (seconds: number) => void
  seekTo?: (seconds: number) => void
  stop: () => void
}

/** Takes over the media controls. Returns a function that releases them. */
export function takeMediaSession(info: MediaSessionInfo, actions: MediaSessionActions): () => void {
  const session = (navigator as { mediaSession?: MediaSession }).mediaSession
  if (!session || typeof MediaMetadata === 'undefined') return () => undefined
  const { play, pause, stop, seekBy, seekTo } = actions
  const handlers: Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>> = {
    play,
    pause,
    stop,
    ...(seekBy && {
      seekforward: ({ seekOffset }) => seekBy(seekOffset ?? seekStepSeconds),
      seekbackward: ({ seekOffset }) => seekBy(-(seekOffset ?? seekStepSeconds)),
    }),
    ...(seekTo && { seekto: ({ seekTime }) => seekTo(seekTime ?? 0) }),
  }
  const names = Object.keys(handlers) as MediaSessionAction[]
  session.metadata = new MediaMetadata({
    title: info.title,
    artist: info.artist ?? '',
    artwork: info.artwork ? [{ src: info.artwork }] : [],
  })
  if (info.isPlaying !== undefined) session.playbackState = info.isPlaying ? 'playing' : 'paused'
  for (const name of names) setHandler(session, name, handlers[name] ?? null)
  return () => {
    session.metadata = null
    session.playbackState = 'none'
    for (const name of names) setHandler(session, name, null)
  }
}

/** Older browsers throw for actions that they do not know. */
function setHandler(
  session: MediaSession,
  name: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
) {
  try {
    session.setActionHandler(name, handler)
  } catch {
    // The other controls still work.
  }
}
