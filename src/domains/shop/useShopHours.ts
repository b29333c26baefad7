import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useTimes } from '../formats/useTimes.ts'
import { hasHours } from './hours.ts'
import { selectInfos } from './info/slice.ts'

/** "Open 18:00 - 02:00", for a shop that has hours and whose info is loaded; else the empty text. */
export function useShopHours(shopId: number | null | undefined): string {
  const { t } = useTranslation()
  const { time } = useTimes()
  const infos = useSelector(selectInfos)
  const info = shopId == null ? null : infos[shopId]?.value.info
  if (!info?.use_days || !hasHours(info)) return ''
  return t('home.shopOpen', { opening: time(info.opening_time), closing: time(info.closing_time) })
}
