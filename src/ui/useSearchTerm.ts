import { useCallback, useEffect, useRef, useState } from 'react'

/** Debounce delay, so that not every letter changes the URL. */
const writeDelayMs = 400

/**
 * Holds the term of a search field and keeps it in the URL, so that it survives a reload and Back.
 * @param current the term in the URL
 */
export function useSearchTerm(current: string, write: (term: string) => void) {
  const [term, setTerm] = useState(current)
  const written = useRef(current)
  const latest = useRef(write)
  useEffect(() => {
    latest.current = write
  })

  // Back or a link has changed or removed the term in the URL.
  useEffect(() => {
    if (current === written.current) return
    written.current = current
    setTerm(current)
  }, [current])

  const settle = useCallback(() => {
    const next = term.trim()
    if (next === written.current) return
    written.current = next
    latest.current(next)
  }, [term])

  useEffect(() => {
    const timer = setTimeout(settle, term === '' ? 0 : writeDelayMs)
    return () => clearTimeout(timer)
  }, [settle, term])

  return { term, setTerm, settle }
}
