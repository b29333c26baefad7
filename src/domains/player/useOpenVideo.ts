import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { type Video, videoOpened } from './slice.ts'

export { resumeFrom } from './resume.ts'

/** Plays a video in the player, over the screen that the guest is on. */
export function useOpenVideo(): (video: Video) => void {
  const dispatch = useDispatch()
  return useCallback((video) => void dispatch(videoOpened(video)), [dispatch])
}
