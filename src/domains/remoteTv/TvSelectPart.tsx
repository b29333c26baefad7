import { useTranslation } from 'react-i18next'
import { PillLine } from '../../ui/PillLine.tsx'
import { useRoomTv } from './useRoomTv.ts'

/** Which of several televisions a screen acts on. */
export function TvSelectPart() {
  const { t } = useTranslation()
  const { tv, tvs, select } = useRoomTv()
  if (!tv || tvs.length < 2) return null
  return (
    <PillLine
      label={t('remoteTv.tvs')}
      options={tvs.map(({ id }) => String(id))}
      value={String(tv.id)}
      read={(id) => tvs.find((candidate) => String(candidate.id) === id)?.name || t('remoteTv.tv')}
      onChange={select}
    />
  )
}
