import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { deviceKind, isTelevision } from '../../browser/deviceKind.ts'
import { selectDeviceMode, selectMode } from '../../domains/session/slice.ts'
import { type FormFactor, formFactorOf } from '../../ui/formFactor.ts'
import { watchWindowSize, windowSize } from '../../ui/windowSize.ts'

/** Subscribes to the kind of screen and writes it to the root element before the paint, for the style sheets. */
export function useRootFormFactor(): { formFactor: FormFactor; isDevice: boolean } {
  const guestMode = useSelector(selectMode)
  const deviceMode = useSelector(selectDeviceMode)
  // A television counts as one, whatever the size of its window and the mode of the guest.
  const mode = deviceMode || (isTelevision(deviceKind(navigator.userAgent)) ? 'tv' : guestMode)
  const formFactor = useSyncExternalStore(watchWindowSize, () => formFactorOf(windowSize(), mode))
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { mode, form: formFactor })
  }, [mode, formFactor])
  return { formFactor, isDevice: mode === 'tv' || mode === 'kiosk' }
}
