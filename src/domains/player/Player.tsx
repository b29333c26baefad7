import { useSelector } from 'react-redux'
import { useTextedPart } from '../../core/chunks/useTextedPart.ts'
import { playerDialog } from './playerDialog.ts'
import { selectVideo, type Video } from './slice.ts'

/** The film that was asked for, over whatever screen it was asked on. */
export function Player() {
  const video = useSelector(selectVideo)
  return video && <LazyPlayer key={video.id + video.src} video={video} />
}

function LazyPlayer({ video }: { video: Video }) {
  const PlayerDialog = useTextedPart(playerDialog)
  return PlayerDialog && <PlayerDialog video={video} />
}
