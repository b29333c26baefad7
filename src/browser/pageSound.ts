/** What can be heard of the media in a page, such as a video in a hotel's own text: they play without the app's doing. */

/** Marks (`data-stream`) the app's own stream, which makes way for them. */
export const streamMark = 'stream'

/** Also of an element that has left the page, which tells nobody but itself. */
const ends = ['pause', 'ended', 'emptied', 'volumechange']

const isHeard = (media: HTMLMediaElement) => !media.paused && !media.ended && !media.muted && media.volume > 0

/** Calls the listener when the first of them begins to be heard, and when the last one ends. Returns what stops it. */
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
  // These events do not bubble.
  for (const begin of ['playing', 'volumechange']) page.addEventListener(begin, check, true)
  return () => {
    for (const begin of ['playing', 'volumechange']) page.removeEventListener(begin, check, true)
  }
}
