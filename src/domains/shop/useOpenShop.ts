import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectTimezone } from '../property/slice.ts'
import { infoNeeded, isOpenAt, selectInfos } from './infos.ts'

/**
 * The first of the shops that is open at an instant, by the hotel's clock; null if none is, undefined while it is
 * unknown. A shop whose info fails to load counts as closed. The infos of the shops after the open one are not
 * requested.
 */
export function useOpenShop(ids: readonly number[], now: number): number | null | undefined {
  const dispatch = useDispatch()
  const infos = useSelector(selectInfos)
  const timezone = useSelector(selectTimezone)
  const isKnown = (id: number) => ['success', 'failed'].includes(infos[id]?.status || '')
  const isClosed = (id: number) => {
    const info = infos[id]?.value.info
    return isKnown(id) && !(info && isOpenAt(info, now, timezone))
  }
  const first = ids.find((id) => !isClosed(id))
  const asked = ids.slice(0, first === undefined ? ids.length : ids.indexOf(first) + 1).join()

  // Each shop is requested only once: during a new request a shop that the hotel refused would count as open again, and
  // the requests would never end.
  const wanted = useRef(new Set<string>())
  useEffect(() => {
    for (const id of asked ? asked.split(',') : []) {
      if (wanted.current.has(id)) continue
      wanted.current.add(id)
      dispatch(infoNeeded(Number(id)))
    }
  }, [dispatch, asked])

  if (first === undefined) return null
  return isKnown(first) ? first : undefined
}
