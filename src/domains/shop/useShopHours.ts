import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useTimes } from '../formats/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'
import { hasHours, infoNeeded, selectInfos, shopOfTheHour } from './infos.ts'

type InfosState = Parameters<typeof selectInfos>[0]

/** "Open 18:00 - 02:00", for a shop that has hours and whose info is loaded; else the empty text. */
export function useShopHours(shopId: number | null | undefined): string {
  const { t } = useTranslation()
  const { time } = useTimes()
  const info = useSelector((state: InfosState) => selectInfos(state)[shopId ?? -1]?.value.info)
  if (!info?.use_days || !hasHours(info)) return ''
  return t('home.shopOpen', { opening: time(info.opening_time), closing: time(info.closing_time) })
}

/**
 * The shop that suits an instant best, by the hotel's clock and the shops' own hours; null if none does, undefined while
 * it is unknown. A shop whose info fails to load counts as closed.
 */
export function useShopOfTheHour(ids: readonly number[], now: number): number | null | undefined {
  const dispatch = useDispatch()
  const timezone = useSelector(selectTimezone)

  const asked = ids.join()
  useEffect(() => {
    for (const id of asked.split(',')) if (id) dispatch(infoNeeded(Number(id)))
  }, [dispatch, asked])

  return useSelector((state: InfosState) => {
    const infos = selectInfos(state)
    if (!ids.every((id) => ['success', 'failed'].includes(infos[id]?.status ?? ''))) return undefined
    const shops = ids.flatMap((id) => {
      const info = infos[id]?.value.info
      return info ? [{ id, info }] : []
    })
    return shopOfTheHour(shops, now, timezone)?.id ?? null
  })
}
