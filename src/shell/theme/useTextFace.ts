import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Gives a television or kiosk the app's own text face. Nothing waits for it, and without it the system's stays. */
export function useTextFace(isDevice: boolean, path: string | null): void {
  const { i18n } = useTranslation()
  const { language } = i18n
  useLayoutEffect(() => {
    if (isDevice && language && 'fonts' in document)
      void import('./textFace.ts').then(({ enterScreen }) => enterScreen(path, i18n)).catch(() => undefined)
  }, [isDevice, path, i18n, language])
}
