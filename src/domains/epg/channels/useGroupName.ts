import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectLocale } from '../../language/slice.ts'
import { namedGroupOf } from './groups.ts'

/** Returns the display name of a group of channels; a group without a translation keeps the hotel's name. */
export function useGroupName(): (group: string) => string {
  const { t } = useTranslation()
  const locale = useSelector(selectLocale)
  return useCallback(
    (group) => {
      const named = namedGroupOf(group)
      return named ? t(`epg.groups.${named}`) : group.charAt(0).toLocaleUpperCase(locale) + group.slice(1)
    },
    [t, locale],
  )
}
