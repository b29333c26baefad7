import { useSelector } from 'react-redux'
import { codeOf } from '../../browser/code.ts'
import { usePart } from '../code/useCode.ts'
import { selectVideo, type Video } from './slice.ts'

const dialog = codeOf(() => import('./PlayerDialog.tsx'), 'PlayerDialog')

/** The film that was asked for, over whatever screen it was asked on. */
export function Player() {
  const video = useSelector(selectVideo)
  return video && <Opened key={video.id + video.src} video={video} />
}

function Opened({ video }: { video: Video }) {
  const PlayerDialog = usePart(dialog)
  return PlayerDialog && <PlayerDialog video={video} />
}
