/** Detects audible media that the app does not control, such as a video in a content page of the hotel. */

/** Name of the data attribute (`data-stream`) of the app's own audio element, which is ignored. */
export const streamMark = 'stream'

/** Listened for on the element itself, because events of an element that was removed do not reach the document. */
const ends = ['pause', 'ended', 'emptied', 'volumechange']

const isHeard = (media: HTMLMediaElement) => !media.paused && !media.ended && !media.muted && media.volume > 0

/**
 * Calls the listener when the first media element becomes audible, and when none is any more. Returns a function that
 * stops this.
 */
export function onPageSound(listener: (isSounding: boolean) => void, page: Document = document): () => void {
  const heard = new Set<HTMLMediaElement>()
  const check = ({ target }: Event) => {
    if (!(target instanceof HTMLMediaElement) || streamMark in target.dataset) return
    if (isHeard(target) === heard.has(target)) return
    const wasSounding = heard.size > 0
    if (heard.delete(target)) for (const end of ends) target.removeEventListener(end, check)
    else {
      heard.add(target)
      for (const end of ends) target.addEventListener(end, check)
    }
    if (heard.size > 0 !== wasSounding) listener(!wasSounding)
  }
  // Captured, because these events do not bubble.
  for (const begin of ['playing', 'volumechange']) page.addEventListener(begin, check, true)
  return () => {
    for (const begin of ['playing', 'volumechange']) page.removeEventListener(begin, check, true)
  }
}
