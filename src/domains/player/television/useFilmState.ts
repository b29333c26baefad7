import { type RefObject, useEffect, useState } from 'react'

export interface FilmState {
  isPaused: boolean
  /** True while the film has no data to go on with. */
  isLoading: boolean
  /** True once the film has played. */
  hasPlayed: boolean
}

const events = [
  ...['loadstart', 'loadeddata', 'canplay', 'play', 'playing', 'pause', 'waiting', 'stalled'],
  ...['seeking', 'seeked', 'timeupdate', 'ended', 'emptied'],
]
const initial: FilmState = { isPaused: false, isLoading: true, hasPlayed: false }

/** Subscribes to what the film is doing. */
export function useFilmState(element: RefObject<HTMLVideoElement | null>): FilmState {
  const [state, setState] = useState(initial)
  useEffect(() => {
    const film = element.current
    if (!film) return
    const read = ({ type }: Event) =>
      setState((before) => {
        const next = {
          // Before its first data the film is about to play, unless the browser refuses that.
          isPaused: film.paused && film.readyState >= film.HAVE_CURRENT_DATA,
          isLoading: film.readyState < film.HAVE_FUTURE_DATA && !film.ended,
          hasPlayed: before.hasPlayed || type === 'playing',
        }
        return (Object.keys(next) as (keyof FilmState)[]).some((key) => next[key] !== before[key])
          ? next
          : before
      })
    for (const event of events) film.addEventListener(event, read)
    return () => {
      for (const event of events) film.removeEventListener(event, read)
    }
  }, [element])
  return state
}
