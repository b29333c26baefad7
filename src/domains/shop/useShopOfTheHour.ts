import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectTimezone } from '../property/slice.ts'
import { shopOfTheHour } from './hours.ts'
import { infoNeeded, selectInfos } from './info/slice.ts'

/**
 * The shop that suits an instant best, by the hotel's clock and the shops' own hours; null if none does, undefined while
 * it is unknown. A shop whose info fails to load counts as closed.
 */
export function useShopOfTheHour(ids: readonly number[], now: number): number | null | undefined {
  const dispatch = useDispatch()
  const infos = useSelector(selectInfos)
  const timezone = useSelector(selectTimezone)

  const asked = ids.join()
  useEffect(() => {
    for (const id of asked.split(',')) if (id) dispatch(infoNeeded(Number(id)))
  }, [dispatch, asked])

  if (!ids.every((id) => ['success', 'failed'].includes(infos[id]?.status ?? ''))) return undefined
  const shops = ids.flatMap((id) => {
    const info = infos[id]?.value.info
    return info ? [{ id, info }] : []
  })
  return shopOfTheHour(shops, now, timezone)?.id ?? null
}
