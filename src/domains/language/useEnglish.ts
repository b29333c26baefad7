import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { i18nTag } from './languages.ts'

/** Translates into English, whatever the guest's language is. */
export function useEnglish() {
  const { i18n } = useTranslation()
  return useMemo(() => i18n.getFixedT(i18nTag('en')), [i18n])
}
