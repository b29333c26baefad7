import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { takeMediaSession } from '../../../browser/mediaSession.ts'
import { selectThemeTitle } from '../../theme/slice.ts'
import {
  radioPaused,
  radioResumed,
  radioStopped,
  selectIsRadioOn,
  selectRadioStatus,
  selectStation,
} from '../slice.ts'

/** Shows the station on the lock screen, with pause and stop. A film takes its place there while it plays. */
export function useMediaSession(): void {
  const dispatch = useDispatch()
  const station = useSelector(selectStation)
  const isPlaying = useSelector(selectIsRadioOn)
  const isSilenced = useSelector(selectRadioStatus) === 'silenced'
  const hotel = useSelector(selectThemeTitle)
  useEffect(() => {
    if (!station || isSilenced) return
    return takeMediaSession(
      { title: station.name, artist: hotel, artwork: station.image, isPlaying },
      {
        play: () => dispatch(radioResumed()),
        pause: () => dispatch(radioPaused()),
        stop: () => dispatch(radioStopped()),
      },
    )
  }, [dispatch, station, hotel, isPlaying, isSilenced])
}
