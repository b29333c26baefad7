import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { configRequested, selectConfigError, selectIsConfigLoading } from '../../domains/config/slice.ts'
import { styled } from '../../ui/styled.tsx'

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  zIndex: theme.zIndex.appBar + 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '0 1rem',
  '& > button': { ...theme.typography.caption, fontWeight: 600, minHeight: '2.75rem', padding: '0 0.75rem' },
  color: theme.palette.text.primary,
  backgroundColor: theme.tokens.well,
}))

/**
 * Shown if the configuration failed to load: a code for the reception and a retry button (CONF-07). The app keeps
 * working.
 */
export function ConfigLine() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const code = useSelector(selectConfigError)
  const isLoading = useSelector(selectIsConfigLoading)
  return (
    <Line data-print="no">
      <span role="status">{t('config.failed', { code })}</span>
      <Button
        size="small"
        aria-disabled={isLoading || undefined}
        onClick={() => !isLoading && dispatch(configRequested())}
      >
        <span>{t('app.tryAgain')}</span>
      </Button>
    </Line>
  )
}
