import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Wifi as WifiIcon } from '../../../ui/icons/Wifi.tsx'
import { selectMenu } from '../../menu/slice.ts'
import { useIconOf } from '../../menu/useIconOf.ts'
import { useReceptionCall } from '../../quickCalls/useReceptionCall.ts'
import { selectRemoteTv } from '../../remoteTv/slice.ts'
import { useLightsOff } from '../../roomControl/useLightsOff.ts'
import { selectMode } from '../../session/slice.ts'
import { QuickAction, QuickRow } from './QuickRow.tsx'
import { actionEntries } from './quickEntries.ts'

/**
 * What guests need most, in one tap, as far as the house has it: wake-up, the lights off, the network, reception and the
 * bill (FIND-03). A kiosk in the lobby is in no room, so it switches no light there, and rings no phone.
 */
export function QuickActions() {
  const { t } = useTranslation()
  const menu = useSelector(selectMenu)
  const { noTv } = useSelector(selectRemoteTv)
  const isInLobby = useSelector(selectMode) === 'kiosk'
  const iconOf = useIconOf()
  const lightsOff = useLightsOff()
  const call = useReceptionCall()
  const { wakeUp, wifi, bill } = useMemo(() => actionEntries(menu), [menu])
  const BillIcon = iconOf('bill')
  const AlarmIcon = iconOf('wakeUp')
  const PhoneIcon = iconOf('demoVoip')
  // A moon.
  const NightIcon = iconOf('sleeptimer')
  return (
    <QuickRow aria-label={t('home.quick')}>
      {/* The television wakes the guest. */}
      {wakeUp && !noTv && <QuickAction title={wakeUp.entry.title} href={wakeUp.to} icon={<AlarmIcon />} />}
      {/* The place of the light is kept while it is unknown whether the room has one. */}
      {lightsOff !== null && !isInLobby && (
        <QuickAction title={t('home.lightsOff')} onClick={lightsOff} icon={<NightIcon />} />
      )}
      {wifi && <QuickAction title={wifi.entry.title} href={wifi.to} icon={<WifiIcon />} />}
      {call && !isInLobby && (
        <QuickAction title={t('guest.callReception')} onClick={call} icon={<PhoneIcon />} />
      )}
      {bill && <QuickAction title={bill.entry.title} href={bill.to} icon={<BillIcon />} />}
    </QuickRow>
  )
}
