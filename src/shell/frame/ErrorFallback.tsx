import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { FailedScreen } from '../screens/FailedScreen.tsx'

/** Whatever breaks inside, the guest gets a sentence and a button (ERR-03). */
export function ErrorFallback({ children, resetKey }: { children: ReactNode; resetKey?: string }) {
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      fallbackRender={({ error, resetErrorBoundary }) =>
        isChunkError(error) ? <FailedScreen /> : <FailedScreen onRetry={resetErrorBoundary} />
      }
    >
      {children}
    </ErrorBoundary>
  )
}

/** Code that did not come, in the words of the three engines. A second try would get the same answer. */
const isChunkError = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|ChunkLoadError/i.test(
    `${error.name}: ${error.message}`,
  )
