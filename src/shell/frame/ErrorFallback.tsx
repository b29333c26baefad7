import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { FailedScreen } from '../screens/FailedScreen.tsx'

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
