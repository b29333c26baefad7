import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { notify } from '../../browser/notifier.ts'
import { selectRoom } from '../session/slice.ts'
import { notificationPressed, selectRing } from './slice.ts'

/** Tells of a ring outside the page, too, where the guest has allowed it (CAM-07). Draws nothing. */
export function DoorbellNote() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const ring = useSelector(selectRing)
  const room = useSelector(selectRoom)

  useEffect(() => {
    if (!ring) return
    const note = { title: t('camera.rang'), body: t('camera.rangRoom', { room }), tag: 'doorbell' }
    const shown = notify(note, () => dispatch(notificationPressed())).catch(() => () => undefined)
    return () => void shown.then((takeAway) => takeAway())
  }, [ring, room, t, dispatch])
  return null
}
