import { useEffect } from 'react'
import { savesData } from '../../browser/media.ts'
import { prepareSource } from '../../browser/mediaSource.ts'
import { whenIdle } from '../../browser/whenIdle.ts'
import { playerDialog } from './Player.tsx'

/**
 * Preloads the player while the guest is reading about the film, so that playback starts right after the
 * press. If this fails, the chunks are loaded with the press, which also reports an error. Null: there is
 * nothing to play.
 */
export function usePreparedPlayer(src: string | null): void {
  useEffect(() => {
    if (src === null || savesData()) return
    return whenIdle(() => {
      for (const part of [playerDialog.load(), prepareSource(src)]) part.catch(() => undefined)
    })
  }, [src])
}
