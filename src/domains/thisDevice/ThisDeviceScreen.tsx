import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Row, Rows } from '../../ui/Row.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { useInstant } from '../formats/useInstant.ts'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { logoutRequested, selectIsRegistered, selectIsWalkin } from '../session/slice.ts'
import { kinds } from './kinds.ts'
import { type Kept, keptForgotten, selectKept } from './slice.ts'

/** What the app keeps on this device, since when, and what of it the hotel has; the guest can have it forgotten. */
export function ThisDeviceScreen() {
  const { t } = useTranslation()
  const hasTexts = useLaterTexts()
  const kept = useSelector(selectKept)
  return (
    <Screen width="read">
      <ScreenTitle below={hasTexts && t('thisDevice.intro')}>
        {hasTexts ? t('thisDevice.title') : '\u00a0'}
      </ScreenTitle>
      {hasTexts && kept ? <KeptList kept={kept} /> : <ListSkeleton look="lines" />}
    </Screen>
  )
}

function KeptList({ kept }: { kept: readonly Kept[] }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const mayLogOut = [useSelector(selectIsRegistered), !useSelector(selectIsWalkin)].every(Boolean)
  return (
    <>
      <Rows data-card="">
        {kept.map((one) => (
          <KeptRow key={one.kind} {...one} />
        ))}
      </Rows>
      {mayLogOut && (
        <>
          <p>{t('thisDevice.all')}</p>
          <Button variant="outlined" onClick={() => dispatch(logoutRequested())}>
            <span>{t('thisDevice.forgetAll')}</span>
          </Button>
        </>
      )}
    </>
  )
}

function KeptRow({ kind, since }: Kept) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const instant = useInstant()
  const { label, isAtHotel, isFixed } = kinds[kind]
  const title = t(label)
  const where = t(isAtHotel ? 'thisDevice.atHotel' : 'thisDevice.onlyHere')
  return (
    <Row
      title={title}
      text={
        <>
          <span>{where}</span>
          {since !== null && (
            <span style={{ display: 'block' }}>{t('thisDevice.since', { time: instant(since) })}</span>
          )}
        </>
      }
      aside={
        !isFixed && (
          <Button
            aria-label={`${t('thisDevice.forget')}: ${title}`}
            onClick={() => dispatch(keptForgotten(kind))}
          >
            <span>{t('thisDevice.forget')}</span>
          </Button>
        )
      }
    />
  )
}
