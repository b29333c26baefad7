import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Puts words side by side with the comma of the language in use. */
export function useListed(): (words: readonly string[]) => string {
  const { t } = useTranslation()
  return useCallback(
    ([first = '', ...rest]: readonly string[]) =>
      rest.reduce((before, next) => t('words.list', { before, next }), first),
    [t],
  )
}
