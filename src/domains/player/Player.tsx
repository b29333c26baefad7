import { useSelector } from 'react-redux'
import { useLazyPart } from '../../core/chunks/useLazyModule.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectVideo, type Video } from './slice.ts'

const dialog = lazyModule(() => import('./PlayerDialog.tsx'), 'PlayerDialog')

/** The film that was asked for, over whatever screen it was asked on. */
export function Player() {
  const video = useSelector(selectVideo)
  return video && <LazyPlayer key={video.id + video.src} video={video} />
}

function LazyPlayer({ video }: { video: Video }) {
  const PlayerDialog = useLazyPart(dialog)
  return PlayerDialog && <PlayerDialog video={video} />
}
