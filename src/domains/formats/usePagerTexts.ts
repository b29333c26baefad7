import { useTranslation } from 'react-i18next'

/** Returns the texts of a `Pager`. */
export function usePagerTexts(page: number, pages: number) {
  const { t } = useTranslation()
  return {
    previous: t('words.previousPage'),
    next: t('words.nextPage'),
    at: t('words.page', { page, pages }),
  }
}
