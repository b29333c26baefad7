import { useTranslation } from 'react-i18next'
import type { SearchSource } from '../../core/domains/search.types.ts'
import { receptionCallRequested } from './events.ts'
import { useReceptionCall } from './useReceptionCall.ts'

export const searchSource: SearchSource = {
  useFunctions() {
    const { t } = useTranslation()
    if (!useReceptionCall()) return []
    // A late check-out is agreed with the reception where the hotel offers none by itself.
    return [
      {
        id: 'callReception',
        title: t('guest.callReception'),
        topics: ['reception', 'lateCheckout', 'housekeeping'],
        action: receptionCallRequested(),
        screen: 'demoVoip',
      },
    ]
  },
}
