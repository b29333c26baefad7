import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { reloadPressed } from '../../core/chunks/slice.ts'
import { FailedState } from '../../ui/EmptyState.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { VisuallyHidden } from '../../ui/screenReader.tsx'

/**
 * Shown in place of a screen that failed. A chunk that failed to load needs a reload of the page, because browsers
 * cache the failure of a module; after any other error the guest can retry.
 */
export function FailedScreen({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  return (
    <Screen>
      <VisuallyHidden>
        <ScreenTitle>{t('errors.module')}</ScreenTitle>
      </VisuallyHidden>
      <FailedState
        text={t('errors.module')}
        retryLabel={onRetry ? t('app.tryAgain') : t('app.reload')}
        onRetry={onRetry ?? (() => dispatch(reloadPressed()))}
      />
    </Screen>
  )
}

/** Error boundary: after an error during rendering it shows a sentence and a button (ERR-03). */
export function ErrorFallback({
  children,
  resetKey,
}: {
  children: ReactNode
  resetKey?: string | undefined
}) {
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      fallbackRender={({ resetErrorBoundary }) => <FailedScreen onRetry={resetErrorBoundary} />}
    >
      {children}
    </ErrorBoundary>
  )
}
