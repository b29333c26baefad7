import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectTimezone } from '../property/slice.ts'
import { isOpenAt } from './hours.ts'
import { infoNeeded, selectInfos } from './info/slice.ts'

/**
 * The first of the shops that is open at an instant, by the hotel's clock; null where none is, undefined while the
 * hotel has not said. A shop whose info does not load counts as closed. Of those behind the open one nothing is asked.
 */
export function useOpenShop(ids: readonly number[], now: number): number | null | undefined {
  const dispatch = useDispatch()
  const infos = useSelector(selectInfos)
  const timezone = useSelector(selectTimezone)
  const isKnown = (id: number) => ['success', 'failed'].includes(infos[id]?.status ?? '')
  const isClosed = (id: number) => {
    const info = infos[id]?.info
    return isKnown(id) && !(info && isOpenAt(info, now, timezone))
  }
  const first = ids.find((id) => !isClosed(id))
  const asked = ids.slice(0, first === undefined ? ids.length : ids.indexOf(first) + 1).join()

  // Each shop once: one that the hotel refuses counts as open again while it is asked for, and the list would never rest.
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
