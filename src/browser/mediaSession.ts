/** What plays, on the lock screen and for a headset's keys. A browser without it has no such controls. */
export interface MediaSessionInfo {
  title: string
  /** Address of a picture; empty where there is none. */
  artwork: string
}

export interface MediaSessionActions {
  play: () => void
  pause: () => void
  /** Seconds, negative for back. */
  seekBy: (seconds: number) => void
  seekTo: (seconds: number) => void
  stop: () => void
}

const seekStepSeconds = 10

/** Takes the controls over. Returns what gives them back. */
export function takeMediaSession(info: MediaSessionInfo, actions: MediaSessionActions): () => void {
  const session = (navigator as { mediaSession?: MediaSession }).mediaSession
  if (!session || typeof MediaMetadata === 'undefined') return () => undefined
  const handlers: Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>> = {
    play: actions.play,
    pause: actions.pause,
    stop: actions.stop,
    seekforward: ({ seekOffset }) => actions.seekBy(seekOffset ?? seekStepSeconds),
    seekbackward: ({ seekOffset }) => actions.seekBy(-(seekOffset ?? seekStepSeconds)),
    seekto: ({ seekTime }) => actions.seekTo(seekTime ?? 0),
  }
  const names = Object.keys(handlers) as MediaSessionAction[]
  session.metadata = new MediaMetadata({
    title: info.title,
    artwork: info.artwork ? [{ src: info.artwork }] : [],
  })
  for (const name of names) setHandler(session, name, handlers[name] ?? null)
  return () => {
    session.metadata = null
    for (const name of names) setHandler(session, name, null)
  }
}

/** An older browser refuses names that it does not know. */
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
