import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'

/** DOM id of the page's one polite live region, which is there from the start: a new one is not read by all. */
export const announcementsId = 'announcements'

/** Has screen readers read a text when they are done with what they read now. */
export function announce(text: string): void {
  const region = document.getElementById(announcementsId)
  if (!region) return
  // The same text again is read only if it differs.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}

/** Announces the text when it changes, but not where a screen begins with it. Empty: there is nothing to say. */
export function useAnnouncement(text: string): void {
  const said = useRef(text)
  useEffect(() => {
    if (text === said.current) return
    said.current = text
    if (text) announce(text)
  }, [text])
}

/** For screen readers only. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
})
