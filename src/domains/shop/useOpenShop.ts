import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectTimezone } from '../property/slice.ts'
import { isOpenAt } from './hours.ts'
import { infoNeeded, selectInfos } from './slice.ts'

/**
 * The first of the shops that is open at an instant, by the hotel's clock; null where none is, undefined while the
 * hotel has not said. A shop whose info does not load counts as closed.
 */
export function useOpenShop(ids: readonly number[], now: number): number | null | undefined {
  const dispatch = useDispatch()
  const infos = useSelector(selectInfos)
  const timezone = useSelector(selectTimezone)
  const key = ids.join()

  useEffect(() => {
    for (const id of key ? key.split(',') : []) dispatch(infoNeeded(Number(id)))
  }, [dispatch, key])

  for (const id of ids) {
    const entry = infos[id]
    if (!entry || entry.status === 'unknown' || entry.status === 'loading') return undefined
    if (entry.info && isOpenAt(entry.info, now, timezone)) return id
  }
  return null
}
