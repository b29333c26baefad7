import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { HomePicture } from './HomePicture.tsx'

/** The skeleton of home until the guest is known and the menu is loaded. */
export const HomeSkeleton = memo(function HomeSkeleton() {
  const { t } = useTranslation()
  // A television is known as one only later, and would lose the picture that a computer has.
  const isOnPhone = useFormFactor() === 'phone'
  return (
    <ScreenSkeleton
      label={t('app.loading')}
      {...(isOnPhone && { above: <HomePicture /> })}
      look="tiles"
      width="wide"
    />
  )
})
