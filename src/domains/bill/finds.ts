import { useTranslation } from 'react-i18next'
import type { DomainFinds } from '../../core/domains/finds.types.ts'
import { billPath } from './paths.ts'

export const finds: DomainFinds = {
  topics: { bill: ['bill'], demoBill: ['bill'] },
  useFunctions() {
    const { t } = useTranslation()
    return [{ id: billPath, title: t('bill.title'), href: billPath, screen: 'bill' }]
  },
}
