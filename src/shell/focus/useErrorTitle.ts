import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { onFirstFocus } from './onFirstFocus.ts'

/** The page's title begins with the word for an error while a form has one. */
export function useErrorTitle(): void {
  const { t } = useTranslation()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isEnded = false
    const cancel = onFirstFocus(() => {
      import('./errorTitle.ts').then(
        ({ markErrors }) => {
          if (!isEnded) stop = markErrors((title) => t('app.error', { title }))
        },
        // The form itself says it all the same.
        () => undefined,
      )
    })
    return () => {
      isEnded = true
      cancel()
      stop?.()
    }
  }, [t])
}
