import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { TvEntry } from '../../contract/rooms.ts'
import { selectRemoteTv } from './slice.ts'

/** Returns a function that names a television; televisions with the same name are numbered. */
export function useTvLabel(): (tv: TvEntry) => string {
  const { t } = useTranslation()
  const { tvs } = useSelector(selectRemoteTv)
  const nameOf = ({ name }: TvEntry) => name || t('remoteTv.tv')
  return (tv) => {
    const name = nameOf(tv)
    const namesakes = tvs.filter((other) => nameOf(other) === name)
    return namesakes.length > 1 ? `${name} ${namesakes.indexOf(tv) + 1}` : name
  }
}
