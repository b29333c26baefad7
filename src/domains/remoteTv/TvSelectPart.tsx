import { useTranslation } from 'react-i18next'
import { PillLine } from '../../ui/PillLine.tsx'
import { useRoomTv } from './useRoomTv.ts'
import { useTvLabel } from './useTvLabel.ts'

/** Lets the guest select the television that a screen controls; renders nothing for a single television. */
export function TvSelectPart({ isForAlarm = false }: { isForAlarm?: boolean }) {
  const { t } = useTranslation()
  const { tv, tvs, select } = useRoomTv(isForAlarm)
  const labelOf = useTvLabel()
  if (!tv || tvs.length < 2) return null
  return (
    <PillLine
      label={t('remoteTv.tvs')}
      options={tvs.map(({ id }) => String(id))}
      value={String(tv.id)}
      read={(id) => labelOf(tvs.find((candidate) => String(candidate.id) === id) ?? tv)}
      onChange={select}
    />
  )
}
