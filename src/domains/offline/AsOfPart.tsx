import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useDomains } from '../../core/domains/useDomains.ts'
import { selectIsAsked } from '../../core/offlineCache/selectIsAway.ts'
import { selectAsOf } from '../../core/offlineCache/slice.ts'
import { selectClockOffset } from '../../core/time/slice.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { styled } from '../../ui/styled.tsx'
import { useInstant } from '../formats/useInstant.ts'
import { awayTextId } from './useHotelNeeded.ts'

const Age = styled('span')({ display: 'block', fontWeight: 600 })

/**
 * "As of 14:05": the age of the content that the guest sees while the hotel is unreachable. With the sentence that
 * describes each control that waits for it; it is visible for a moment when the guest has pressed one.
 */
export function AsOfPart() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const domain = useDomains().match(pathname)?.screen.domain.name ?? ''
  const instant = useInstant()
  const clockOffset = useSelector(selectClockOffset)
  const isAsked = useSelector(selectIsAsked)
  const asOf = useSelectorWith(selectAsOf, domain, 'session')
  return (
    <>
      <span id={awayTextId} hidden={!isAsked}>
        {t('offline.action')}
      </span>
      {asOf !== null && <Age>{t('offline.asOf', { time: instant(asOf + clockOffset) })}</Age>}
    </>
  )
}
