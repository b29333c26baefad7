import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * How long a notice is shown on a television. The focus may come to it by itself there, from what has just gone, and does
 * not hold it open, as it does where the guest has moved it; a key that the guest presses on it gives it its time anew.
 * @param delayMs null where it stays, or something else ends it
 */
export function useNoticeTime(
  box: RefObject<HTMLElement | null>,
  delayMs: number | null,
  onOver: () => void,
) {
  const end = useEffectEvent(onOver)
  useEffect(() => {
    const element = box.current
    if (delayMs === null || !element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(end, delayMs)
    }
    begin()
    element.addEventListener('keyup', begin)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('keyup', begin)
    }
  }, [box, delayMs])
}
