import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { reloadPressed } from '../../core/chunks/slice.ts'
import { FailedState } from '../../ui/EmptyState.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { VisuallyHidden } from '../../ui/screenReader.tsx'
import { styled } from '../../ui/styled.tsx'

// Not MUI's snackbar: it must work when nothing more can be loaded, so it is part of the first load.
const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  left: '1rem',
  right: '1rem',
  bottom: 'calc(var(--bottom-nav, 0px) + 1rem)',
  // The sheet of a dialog is at the lower edge, too.
  '[aria-hidden="true"] &&': { top: '1rem', bottom: 'auto' },
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  maxWidth: '36rem',
  margin: '0 auto',
  padding: '0.75rem 0.5rem 0.75rem 1.25rem',
  borderRadius: theme.tokens.radius.field,
  color: theme.palette.background.default,
  backgroundColor: theme.palette.text.primary,
  boxShadow: theme.tokens.float,
  '& > p': { flex: '1 1 auto', margin: 0 },
  '& > button': { flex: 'none', color: 'inherit' },
}))

/** Says that a part could not be loaded. The present screen stays (ERR-20). */
export function ChunkErrorBar({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  return (
    <Bar role="alert" data-print="no">
      <p>{t('errors.module')}</p>
      <Button onClick={() => dispatch(reloadPressed())}>
        <span>{t('app.reload')}</span>
      </Button>
      <Button aria-label={t('app.close')} onClick={onClose}>
        <Glyph name="close" />
      </Button>
    </Bar>
  )
}

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
