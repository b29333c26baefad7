import { useContext, useEffect, useRef } from 'react'
import { OverlayHistoryContext } from './overlayHistory.ts'

/** While an overlay is open, the browser's Back closes it. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const { pushOverlayEntry } = useContext(OverlayHistoryContext)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => (open ? pushOverlayEntry(() => latest.current()) : undefined), [open, pushOverlayEntry])
}
