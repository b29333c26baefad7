import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHref } from '../../navigation/useHref.ts'
import { listAddress, readFind } from '../groups.ts'

const restDelay = 400

/**
 * What the guest looks for. The address holds it (`find`), so that it survives a product, a reload and the way to the
 * cart; the first letter makes an entry in the tab's history, so that Back ends the search.
 */
export function useSearch(shopId: number, path: readonly string[]) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const href = useHref()
  const asked = readFind(search)
  const [term, setTerm] = useState(asked)
  const written = useRef(asked)
  const isEntry = (state as { search?: boolean } | null)?.search === true

  // Back or a link leads to another term, or to none.
  useEffect(() => {
    if (asked === written.current) return
    written.current = asked
    setTerm(asked)
  }, [asked])

  const settle = useCallback(() => {
    const before = written.current
    const next = term.trim()
    if (next === before) return
    written.current = next
    if (next === '' && isEntry) return void navigate(-1)
    const isNew = before === ''
    void navigate(href(listAddress(shopId, path, next)), {
      replace: !isNew,
      state: { below: path.length, search: isNew || (isEntry && next !== ''), refill: true },
    })
  }, [term, isEntry, navigate, href, shopId, path])

  // The address need not follow every letter.
  useEffect(() => {
    const timer = setTimeout(settle, term === '' ? 0 : restDelay)
    return () => clearTimeout(timer)
  }, [settle, term])

  return { term, setTerm, settle }
}
