import { useTranslation } from 'react-i18next'
import { PillNav } from '../../../ui/PillNav.tsx'
import { vodPaths } from '../paths.ts'
import { useVodLinks } from './useVodLinks.ts'

/** The two tabs of the area (VOD-01, VOD-02). */
export function VodTabs({ current }: { current: 'browse' | 'packages' }) {
  const { t } = useTranslation()
  const { to } = useVodLinks()
  return (
    <PillNav
      label={t('vod.title')}
      current={current}
      items={[
        { id: 'browse', label: t('vod.title'), href: to(vodPaths.browse) },
        { id: 'packages', label: t('vod.packages'), href: to(vodPaths.packages) },
      ]}
    />
  )
}
