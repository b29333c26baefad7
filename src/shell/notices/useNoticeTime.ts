import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Closes a notice on a television after `delayMs`. The focus may move to the notice automatically there, when the
 * focused control is removed, so unlike elsewhere the focus does not keep it open. A key press on it restarts the time.
 * @param delayMs null if the notice stays, or is closed otherwise
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
