import { useFormFactor } from '../../ui/useFormFactor.ts'
import { PlayerWindow } from './PlayerWindow.tsx'
import type { Video } from './slice.ts'
import { TelevisionPlayer } from './television/TelevisionPlayer.tsx'

/** Plays a film in a modal dialog: over the whole screen of a television, elsewhere in a window (PLAY-01). */
export function PlayerDialog({ video }: { video: Video }) {
  return useFormFactor() === 'tv' ? <TelevisionPlayer video={video} /> : <PlayerWindow video={video} />
}
