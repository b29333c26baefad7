import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { HomePicture } from './HomePicture.tsx'

/** Home until the guest is known and the menu has come. */
export const HomeSkeleton = memo(function HomeSkeleton() {
  const { t } = useTranslation()
  return <ScreenSkeleton label={t('app.loading')} above={<HomePicture />} look="tiles" width="wide" />
})
