import { useCallback, useEffect, useRef, useState } from 'react'

/** The address does not follow every letter. */
const writeDelayMs = 400

/**
 * What the guest writes into a search field whose term stands in the address, so that it survives a reload and the way
 * back.
 * @param current the term of the address
 */
export function useSearchTerm(current: string, write: (term: string) => void) {
  const [term, setTerm] = useState(current)
  const written = useRef(current)
  const latest = useRef(write)
  useEffect(() => {
    latest.current = write
  })

  // Back or a link leads to another term, or to none.
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
