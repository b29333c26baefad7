import { useTranslation } from 'react-i18next'
import type { LoadStatus } from '../../../core/loadable.ts'
import type { Elements } from '../../../ui/elements.types.ts'
import { LiveTvOutlined as LiveTv } from '../../../ui/icons/LiveTvOutlined.tsx'
import { LoadedInShape } from '../../../ui/shapes/LoadedInShape.tsx'

interface LoadedChannelsProps {
  status: LoadStatus
  has: boolean
  onRetry: () => void
  /** Placeholder while the channels load; by default rows. */
  shape?: Elements
  /** Where a guest goes from an empty screen; by default home. */
  elsewhere?: { label: string; href: string }
  children: Elements
}

/** Renders the content of a screen of channels, or its loading, empty or error state (EPG-26). */
export function LoadedChannels({ status, has, onRetry, shape, elsewhere, children }: LoadedChannelsProps) {
  const { t } = useTranslation()
  return (
    <LoadedInShape
      status={status}
      has={has}
      loadingLabel={t('app.loading')}
      count={7}
      shape={shape}
      empty={{
        text: t('errors.noData'),
        icon: <LiveTv fontSize="inherit" />,
        action: elsewhere ?? { label: t('nav.home'), href: '/' },
      }}
      failed={{
        icon: <LiveTv fontSize="inherit" />,
        text: t('errors.module'),
        retryLabel: t('app.tryAgain'),
        onRetry,
      }}
    >
      {children}
    </LoadedInShape>
  )
}
