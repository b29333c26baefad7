import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { markErrors } from './errorTitle.ts'

/** The page's title begins with the word for an error while a form has one. */
export function useErrorTitle(): void {
  const { t } = useTranslation()
  useEffect(() => markErrors((title) => t('app.error', { title })), [t])
}
