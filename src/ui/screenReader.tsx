import { useEffect, useRef } from 'react'
import { styled } from './styled.tsx'

/** DOM id of the page's one polite live region, which is there from the start: a new one is not read by all. */
export const announcementsId = 'announcements'

/** What a reader has been handed is spoken whole; the text is of use to nobody after that. */
const clearDelayMs = 5000
let clearing: ReturnType<typeof setTimeout> | undefined

/**
 * Has screen readers read a text when they are done with what they read now. It does not stay: who goes through the page
 * later would take it for what holds then (SHELL-26).
 */
export function announce(text: string): void {
  const region = document.getElementById(announcementsId)
  if (!region) return
  // The same text again is read only if it differs.
  region.textContent = text && region.textContent === text ? `${text}\u00a0` : text
  clearTimeout(clearing)
  if (text) clearing = setTimeout(announce, clearDelayMs, '')
}

/**
 * Announces the text when it changes, but not where a screen begins with it. Empty: there is nothing to say. It goes with
 * what has said it, so that no other screen has it.
 */
export function useAnnouncement(text: string): void {
  const said = useRef(text)
  useEffect(() => {
    if (text === said.current) return
    said.current = text
    announce(text)
  }, [text])
  useEffect(() => () => announce(''), [])
}

/** For screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const

export const VisuallyHidden = styled('span')(visuallyHidden)
