import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { selectRoom } from '../session/slice.ts'
import { CameraPictures } from './CameraPictures.tsx'
import { CameraSkeleton } from './CameraSkeleton.tsx'
import { DoorbellChoices } from './DoorbellChoices.tsx'
import { camerasWanted, selectCamerasStatus, selectHasCameras } from './slice.ts'

/** Who is at the door, now (CAM-04). */
export function CameraScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const status = useSelector(selectCamerasStatus)
  const hasCameras = useSelector(selectHasCameras)
  const room = useSelector(selectRoom)
  const refresh = () => void dispatch(camerasWanted())

  // What is shown is as old as the look at it: each visit asks anew, unless an answer is on its way.
  const [isNew, setNew] = useState(true)
  const wasAsking = useRef(status === 'fetching')
  useEffect(() => {
    if (!wasAsking.current) dispatch(camerasWanted())
    setNew(false)
  }, [dispatch])
  const isAsking = isNew || status === 'fetching'

  return (
    <Screen width="list">
      <ScreenTitle {...(room && { below: t('bar.roomNumber', { room }) })}>{t('camera.title')}</ScreenTitle>
      {hasCameras && status === 'failure' && !isNew && (
        <Notice tone="warning" role="alert">
          {t('camera.notNew')}
        </Notice>
      )}
      {hasCameras ? <CameraPictures /> : nothingYet()}
      <DoorbellChoices />
      {hasCameras && (
        <BottomBar>
          <PrimaryAction
            label={<span data-tour="camera-refresh">{t('camera.refresh')}</span>}
            busy={isAsking}
            busyLabel={t('app.loading')}
            onClick={refresh}
          />
        </BottomBar>
      )}
    </Screen>
  )

  function nothingYet() {
    if (isAsking) return <CameraSkeleton label={t('app.loading')} />
    if (status === 'success')
      return <EmptyState text={t('errors.empty')} action={{ label: t('app.tryAgain'), onClick: refresh }} />
    return <FailedState text={t('errors.module')} retryLabel={t('app.tryAgain')} onRetry={refresh} />
  }
}
