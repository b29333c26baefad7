import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { Mode } from '../../core/mode.ts'
import { type FormFactor, formFactorOf } from '../../ui/formFactor.ts'
import { watchWindowSize, windowSize } from '../../ui/windowSize.ts'

/** The kind of screen, live. Style sheets read it from the root element, where it stands before the first paint. */
export function useRootFormFactor(mode: Mode): FormFactor {
  const formFactor = useSyncExternalStore(watchWindowSize, () => {
    const { width, height } = windowSize()
    return formFactorOf(width, height, mode)
  })
  useLayoutEffect(() => {
    document.documentElement.dataset.form = formFactor
  }, [formFactor])
  return formFactor
}
