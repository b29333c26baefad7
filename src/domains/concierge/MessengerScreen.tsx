import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useQuery } from '../../core/routing/useQuery.ts'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { Conversation } from './Conversation.tsx'
import { ConversationList } from './ConversationList.tsx'
import { conversationShown, type Partner, partners } from './slice.ts'

const Columns = styled('div')({
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(16rem, 22rem) minmax(0, 1fr)',
  gridColumnGap: '2.5rem',
})

const partnerOf = (value: string | null): Partner | null =>
  partners.find((partner) => partner === value) ?? null

/** The demo's messenger. The query string names the open conversation (DEMO-02, ROUTE-20). */
export function MessengerScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const hasTexts = useLaterTexts()
  const isPhone = useFormFactor() === 'phone'
  const query = useQuery()
  const requested = partnerOf(query.get('with'))
  const shown = requested ?? (isPhone ? null : 'concierge')

  useEffect(() => {
    dispatch(conversationShown(shown))
    return () => {
      dispatch(conversationShown(null))
    }
  }, [shown, dispatch])

  if (!hasTexts) return <ListSkeleton label={t('app.loading')} />
  return (
    <Screen width={isPhone ? 'read' : 'wide'}>
      {!(isPhone && shown) && <ScreenTitle>{t('concierge.title')}</ScreenTitle>}
      {isPhone ? (
        shown ? (
          <Conversation partner={shown} isAlone />
        ) : (
          <ConversationList shown={null} />
        )
      ) : (
        <Columns>
          <ConversationList shown={shown} />
          {shown && <Conversation partner={shown} />}
        </Columns>
      )}
    </Screen>
  )
}
