import { useCallback, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { readFind } from '../addresses.ts'
import { searchEntered } from '../stations/slice.ts'

/** The address does not follow every letter. */
const writeDelayMs = 400

/** The guest's search term. The address holds it (`find`), so that it survives a reload and the way back. */
export function useSearchTerm() {
  const dispatch = useDispatch()
  const find = readFind(useLocation().search)
  const [term, setTerm] = useState(find)
  const written = useRef(find)

  // Back or a link leads to another term, or to none.
  useEffect(() => {
    if (find === written.current) return
    written.current = find
    setTerm(find)
  }, [find])

  const settle = useCallback(() => {
    const next = term.trim()
    if (next === written.current) return
    written.current = next
    dispatch(searchEntered(next))
  }, [term, dispatch])

  useEffect(() => {
    const timer = setTimeout(settle, term === '' ? 0 : writeDelayMs)
    return () => clearTimeout(timer)
  }, [settle, term])

  return { term, setTerm, settle }
}
