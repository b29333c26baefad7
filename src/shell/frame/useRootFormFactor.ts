import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { deviceKind, isTelevision } from '../../browser/deviceKind.ts'
import { selectDeviceMode, selectMode } from '../../domains/session/slice.ts'
import { type FormFactor, formFactorOf } from '../../ui/formFactor.ts'
import { watchWindowSize, windowSize } from '../../ui/windowSize.ts'

/** The kind of screen, live. Style sheets read it from the root element, where it stands before the first paint. */
export function useRootFormFactor(): FormFactor {
  const guestMode = useSelector(selectMode)
  const deviceMode = useSelector(selectDeviceMode)
  // A television is one whatever its window measures and whoever sits before it.
  const mode = deviceMode || (isTelevision(deviceKind(navigator.userAgent)) ? 'tv' : guestMode)
  const formFactor = useSyncExternalStore(watchWindowSize, () => formFactorOf(windowSize(), mode))
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { mode, form: formFactor })
  }, [mode, formFactor])
  return formFactor
}
