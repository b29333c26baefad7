import { useTranslation } from 'react-i18next'
import type { DomainFinds } from '../../core/domains/finds.types.ts'
import { receptionCallRequested } from './events.ts'
import { useReceptionCall } from './useReceptionCall.ts'

export const finds: DomainFinds = {
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
