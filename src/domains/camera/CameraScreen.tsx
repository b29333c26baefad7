import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLoad } from '../../core/load.ts'
import { isAt } from '../../core/routing/buildPath.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { selectClockOffset } from '../../core/time/slice.ts'
import { useDeviceNow } from '../../core/time/useNow.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { CheckRow } from '../../ui/Choices.tsx'
import { EmptyState, FailedState } from '../../ui/EmptyState.tsx'
import { onTelevision } from '../../ui/formFactor.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Skeleton, Waiting } from '../../ui/Skeleton.tsx'
import { covering, plainList } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { selectUses12HourClock } from '../formats/useTimes.ts'
import { useHotelOpens } from '../mobileKey/useOffersKey.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectTimezone } from '../property/slice.ts'
import { doorOpenRequested, selectRoom, selectShownRoom } from '../session/slice.ts'
import { NotificationsPart } from './NotificationsPart.tsx'
import { roomCameraPath } from './paths.ts'
import {
  chimeSwitched,
  doorbellSwitched,
  pictures,
  pictureTime,
  pictureUrl,
  selectChimeOn,
  selectDoorbellOn,
} from './slice.ts'

// As large as possible, so that a face can be recognised.
const Pictures = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem',
  ...plainList,
  '& figure': { margin: 0 },
  [theme.breakpoints.up('md')]: { '&[data-several]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  [onTelevision]: {
    display: 'contents',
    '& > :first-of-type': { gridArea: '1 / 1 / span 9' },
    '& > :not(:first-of-type)': { marginTop: '1.5rem' },
  },
}))
// On a television one picture is large, with what the guest does about it and the other pictures beside it.
const Door = styled('div')({
  display: 'contents',
  [onTelevision]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 17rem',
    gridColumnGap: '2.5rem',
    alignItems: 'start',
    '& > [data-actions]': { gridColumn: 2, '& > button': { marginBottom: '0.75rem' } },
  },
})
const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingTop: '0.75rem',
  color: theme.palette.text.secondary,
  '& > strong': { ...theme.typography.subtitle1, color: theme.palette.text.primary, marginInlineEnd: '1rem' },
  '& > time': theme.tokens.figures,
}))

/** The picture of each camera, with the time at which it was taken. */
function CameraPictures() {
  const { t } = useTranslation()
  const { cameras, takenAt: at } = useLoad(pictures).value
  // The device's clock may turn out to be wrong only after the pictures have come.
  const takenAt = (at ?? 0) + useSelector(selectClockOffset)
  const timezone = useSelector(selectTimezone)
  const is12Hour = useSelector(selectUses12HourClock)
  const time = pictureTime(takenAt, timezone, is12Hour)
  // The hotel gives cameras no ids: their positions identify them.
  const numbered = cameras.map((camera, index) => ({ ...camera, number: index + 1 }))
  return (
    <Pictures data-tour="camera-pictures" data-several={cameras.length > 1 ? '' : undefined}>
      {numbered.map(({ title, image_base64, number }) => {
        const name = title || t('camera.number', { number })
        return (
          <li key={number}>
            <figure>
              <Picture
                src={pictureUrl(image_base64)}
                alt={t('camera.picture', { name })}
                fit="contain"
                eager
              />
              <Caption>
                <strong>{name}</strong>
                <time dateTime={new Date(takenAt).toISOString()}>{t('camera.takenAt', { time })}</time>
              </Caption>
            </figure>
          </li>
        )
      })}
    </Pictures>
  )
}

const Card = styled('div')(({ theme }) => ({
  padding: '0.5rem 1.25rem',
  marginBottom: '2rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
}))

/** Settings of this device for the doorbell: dialog, sound and browser notification. */
function DoorbellSection() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isAnnounced = useSelector(selectDoorbellOn)
  const hasSound = useSelector(selectChimeOn)
  return (
    <section aria-labelledby="doorbell" data-tour="camera-bell">
      <SectionTitle id="doorbell">{t('camera.bell.title')}</SectionTitle>
      <Card>
        <CheckRow
          name="announced"
          title={t('camera.bell.announce')}
          text={t('camera.bell.announceText')}
          checked={isAnnounced}
          onChange={(isOn) => dispatch(doorbellSwitched(isOn))}
        />
        <CheckRow
          name="heard"
          title={t('camera.bell.chime')}
          checked={hasSound}
          disabled={!isAnnounced}
          onChange={(isOn) => dispatch(chimeSwitched(isOn))}
        />
        <NotificationsPart />
      </Card>
    </section>
  )
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  paddingTop: '75%',
  // As large as the first picture.
  [onTelevision]: { width: 'calc(100% - 19.5rem)', paddingTop: 'calc(75% - 14.625rem)' },
  '& > span': {
    ...covering,
    borderRadius: theme.tokens.radius.card,
  },
}))

/** A picture that is loading. */
function CameraSkeleton() {
  return (
    <Waiting>
      <Frame>
        <Skeleton variant="rounded" width="100%" height="100%" />
      </Frame>
      <Skeleton variant="text" width="40%" style={{ marginTop: '0.75rem' }} />
    </Waiting>
  )
}

/** Opens the door for who is seen at it, after a question. */
function OpenDoor() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const room = useSelector(selectRoom)
  const at = useDeviceNow(10_000)
  const { missing } = useHotelNeeded()
  return (
    <PrimaryAction
      label={t('key.open')}
      missing={missing}
      onClick={() => dispatch(doorOpenRequested({ room, at }))}
    />
  )
}

/** The pictures of the door cameras (CAM-04). */
export function CameraScreen() {
  const { t } = useTranslation()
  const { status, value, retry: refresh } = useLoad(pictures)
  const hasCameras = value.cameras.length > 0
  const room = useSelector(selectShownRoom)
  const { missing, away } = useHotelNeeded()
  const isOnTv = useFormFactor() === 'tv'
  const opensDoor = useHotelOpens()

  // The screen renders before the store knows of the visit: until then the status is that of an earlier load.
  const place = useSelector(selectPlace)
  const isEntered = place !== null && isAt(place.pathname, roomCameraPath)
  const isLoading = !isEntered || status === 'fetching'

  const renew = (
    <PrimaryAction
      label={<span data-tour="camera-refresh">{t('camera.refresh')}</span>}
      busy={isLoading && !missing}
      busyLabel={t('app.loading')}
      missing={missing}
      onClick={refresh}
    />
  )
  return (
    <Screen width={isOnTv ? 'wide' : 'list'}>
      <ScreenTitle {...(room && { below: t('bar.roomNumber', { room }) })}>{t('camera.title')}</ScreenTitle>
      {hasCameras && status === 'failure' && isEntered && (
        <Notice tone="warning" role="alert">
          {t('camera.notNew')}
        </Notice>
      )}
      {hasCameras && isOnTv ? (
        <Door>
          <div data-actions="" data-starts-here="">
            {opensDoor && <OpenDoor />}
            {opensDoor ? (
              <Button variant="outlined" fullWidth onClick={refresh} {...away}>
                <span data-tour="camera-refresh">{t('camera.refresh')}</span>
              </Button>
            ) : (
              renew
            )}
          </div>
          <CameraPictures />
        </Door>
      ) : hasCameras ? (
        <CameraPictures />
      ) : (
        withoutPictures()
      )}
      {/* Rendered only with the pictures, whose height is unknown before, to avoid a layout shift. */}
      {(hasCameras || !isLoading) && <DoorbellSection />}
      {hasCameras && !isOnTv && <BottomBar>{renew}</BottomBar>}
    </Screen>
  )

  function withoutPictures() {
    if (isLoading) return <CameraSkeleton />
    if (status === 'success')
      return <EmptyState text={t('errors.empty')} action={{ label: t('app.tryAgain'), onClick: refresh }} />
    return <FailedState text={t('errors.module')} onRetry={refresh} />
  }
}
