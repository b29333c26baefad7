import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListSkeleton } from '../../../ui/ListSkeleton.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { ScreenTitle } from '../../../ui/ScreenTitle.tsx'
import { useLaterTexts } from '../../language/useLaterTexts.ts'
import { FetchedBill } from './FetchedBill.tsx'
import { type BillOwner, FetchForm } from './FetchForm.tsx'

/** `/demo/fetch-my-bill`: simulates fetching, paying and downloading a bill (DEMO-07 to DEMO-12). */
export function DemoBillScreen() {
  const { t } = useTranslation()
  const hasTexts = useLaterTexts()
  const [owner, setOwner] = useState<BillOwner | null>(null)
  if (!hasTexts) return <ListSkeleton label={t('app.loading')} />
  return (
    <Screen width="read">
      <ScreenTitle below={t('demoBill.text')}>{t('demoBill.title')}</ScreenTitle>
      <FetchForm isFetched={owner !== null} onFetch={setOwner} />
      {owner && <FetchedBill key={`${owner.room} ${owner.name}`} owner={owner} />}
    </Screen>
  )
}
