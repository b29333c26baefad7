import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Joins words with the comma of the guest's language. */
export function useWordList(): (words: readonly string[]) => string {
  const { t } = useTranslation()
  return useCallback(
    ([first = '', ...rest]: readonly string[]) =>
      rest.reduce((before, next) => t('words.list', { before, next }), first),
    [t],
  )
}
