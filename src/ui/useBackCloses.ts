import { useEffect, useRef } from 'react'
import { holdBack } from './holdBack.ts'

/** While open, the browser's Back closes it. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => (open ? holdBack(() => latest.current()) : undefined), [open])
}
