/** Installs a fake media session, the controls of a lock screen, which jsdom lacks. */
import { act } from '@testing-library/react'
import { give } from './give.ts'

interface Details {
  seekOffset?: number
  seekTime?: number
}
type Handler = ((details: Details) => void) | null

export function installMediaSession() {
  const handlers = new Map<string, Handler>()
  const session = {
    metadata: null as { title: string; artist: string; artwork: { src: string }[] } | null,
    playbackState: 'none',
    setActionHandler: (name: string, handler: Handler) => void handlers.set(name, handler),
  }
  give(navigator, 'mediaSession', session)
  give(
    window,
    'MediaMetadata',
    class {
      constructor(init: object) {
        Object.assign(this, init)
      }
    },
  )
  return Object.assign(session, {
    press: (name: string, details: Details = {}) => act(() => handlers.get(name)?.(details)),
    /** Names of the buttons that have a handler. */
    names: () => [...handlers].flatMap(([name, handler]) => (handler ? [name] : [])),
  })
}
