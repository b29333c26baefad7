import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { isAt } from '../../core/routing/buildPath.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectShownRoom } from '../session/slice.ts'
import { CameraPictures } from './CameraPictures.tsx'
import { CameraSkeleton } from './CameraSkeleton.tsx'
import { DoorbellSection } from './DoorbellSection.tsx'
import { roomCameraPath } from './paths.ts'
import { camerasWanted, selectCamerasStatus, selectHasCameras } from './slice.ts'

/** The pictures of the door cameras (CAM-04). */
export function CameraScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const status = useSelector(selectCamerasStatus)
  const hasCameras = useSelector(selectHasCameras)
  const room = useSelector(selectShownRoom)
  const { missing } = useHotelNeeded()
  const refresh = () => void dispatch(camerasWanted())

  // The screen renders before the store knows of the visit: until then the status is that of an earlier load.
  const place = useSelector(selectPlace)
  const isEntered = place !== null && isAt(place.pathname, roomCameraPath)
  const isLoading = !isEntered || status === 'fetching'

  return (
    <Screen width="list">
      <ScreenTitle {...(room && { below: t('bar.roomNumber', { room }) })}>{t('camera.title')}</ScreenTitle>
      {hasCameras && status === 'failure' && isEntered && (
        <Notice tone="warning" role="alert">
          {t('camera.notNew')}
        </Notice>
      )}
      {hasCameras ? <CameraPictures /> : withoutPictures()}
      {/* Rendered only with the pictures, whose height is unknown before, to avoid a layout shift. */}
      {(hasCameras || !isLoading) && <DoorbellSection />}
      {hasCameras && (
        <BottomBar>
          <PrimaryAction
            label={<span data-tour="camera-refresh">{t('camera.refresh')}</span>}
            busy={isLoading}
            busyLabel={t('app.loading')}
            missing={missing}
            onClick={refresh}
          />
        </BottomBar>
      )}
    </Screen>
  )

  function withoutPictures() {
    if (isLoading) return <CameraSkeleton label={t('app.loading')} />
    if (status === 'success')
      return <EmptyState text={t('errors.empty')} action={{ label: t('app.tryAgain'), onClick: refresh }} />
    return <FailedState text={t('errors.module')} retryLabel={t('app.tryAgain')} onRetry={refresh} />
  }
}
