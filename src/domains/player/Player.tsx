import { useSelector } from 'react-redux'
import { useTextedPart } from '../../core/chunks/useTextedPart.ts'
import { playerDialog } from './playerDialog.ts'
import { selectVideo, type Video } from './slice.ts'

/** Renders the opened film on top of the screen on which it was opened. */
export function Player() {
  const video = useSelector(selectVideo)
  return video && <LazyPlayer key={video.id + video.src} video={video} />
}

function LazyPlayer({ video }: { video: Video }) {
  const PlayerDialog = useTextedPart(playerDialog)
  return PlayerDialog && <PlayerDialog video={video} />
}
