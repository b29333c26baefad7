import { useEffect } from 'react'
import { prepareSource } from '../../browser/mediaSource.ts'
import { savesData } from '../../browser/savesData.ts'
import { whenIdle } from '../../ui/whenIdle.ts'
import { playerDialog } from './playerDialog.ts'

/**
 * Loads the player while the guest still reads about the film, so that its picture follows the press at once. What does
 * not load now is loaded, or told of, with the press. Null: there is nothing to play.
 */
export function usePreparedPlayer(src: string | null): void {
  useEffect(() => {
    if (src === null || savesData()) return
    return whenIdle(() => {
      for (const part of [playerDialog.load(), prepareSource(src)]) part.catch(() => undefined)
    })
  }, [src])
}
