import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Channel } from '../../../contract/epg.ts'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { useHotelNeeded } from '../../offline/useHotelNeeded.ts'
import { TvSelectPart } from '../../remoteTv/TvSelectPart.tsx'
import { usePlayOnTv } from './usePlayOnTv.ts'

const Place = styled('div')({ margin: '0.75rem 0 1rem', '& > button': { marginTop: '0.75rem' } })

/** Button that plays the channel on the room's television. Renders nothing if no television is known. */
export function PlayOnTv({ channel }: { channel: Channel }) {
  const { t } = useTranslation()
  const { canPlay, pendingId, play, label } = usePlayOnTv()
  const { missing } = useHotelNeeded()
  if (!canPlay) return null
  return (
    <Place>
      <TvSelectPart />
      <PrimaryAction
        label={t(label)}
        busy={pendingId === channel.id}
        busyLabel={t('app.loading')}
        missing={missing}
        onClick={() => play(channel)}
      />
    </Place>
  )
}
