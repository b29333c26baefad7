import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { selectShownRoom } from '../session/slice.ts'
import { notificationPressed, selectRing } from './slice.ts'

/** Shows a ring as a browser notification, if the guest has allowed notifications (CAM-07). Renders nothing. */
export function DoorbellNotifier() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const ring = useSelector(selectRing)
  const room = useSelector(selectShownRoom)

  useEffect(() => {
    if (!ring) return
    const notification = { title: t('camera.rang'), body: t('camera.rangRoom', { room }), tag: 'doorbell' }
    const shown = import('../../browser/notifier.ts')
      .then(({ notify }) => notify(notification, () => dispatch(notificationPressed())))
      .catch(() => () => undefined)
    return () => void shown.then((close) => close())
  }, [ring, room, t, dispatch])
  return null
}
