import { useSelector } from 'react-redux'
import { useLazyPart } from '../../core/chunks/useLazyModule.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectVideo, type Video } from './slice.ts'

export const playerDialog = lazyModule(() => import('./PlayerDialog.tsx'), 'PlayerDialog')

/** Renders the opened film on top of the screen on which it was opened. */
export function Player() {
  const video = useSelector(selectVideo)
  return video && <LazyPlayer key={video.id + video.src} video={video} />
}

function LazyPlayer({ video }: { video: Video }) {
  const PlayerDialog = useLazyPart(playerDialog)
  return PlayerDialog && <PlayerDialog video={video} />
}
