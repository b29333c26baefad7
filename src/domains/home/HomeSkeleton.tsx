import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { HomePicture } from './HomePicture.tsx'

/** The skeleton of home until the guest is known and the menu is loaded. */
export const HomeSkeleton = memo(function HomeSkeleton() {
  const { t } = useTranslation()
  return <ScreenSkeleton label={t('app.loading')} above={<HomePicture />} look="tiles" width="wide" />
})
