import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { styled } from '../../ui/styled.tsx'
import { Composer } from './Composer.tsx'
import { QuickAnswers } from './QuickAnswers.tsx'
import { chatClosed, conversationCleared } from './slice.ts'
import { Thread } from './Thread.tsx'

const Place = styled('div')({ minHeight: '40vh', display: 'flex', flexDirection: 'column' })
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: '-1.5rem',
  marginTop: 'auto',
  padding: '0.25rem 0 1.5rem',
  backgroundColor: theme.tokens.raised,
}))

/**
 * The chat with the concierge, over all screens of the demo. Messages stay when the screen changes (BOT-02 to BOT-06).
 */
export function ConciergeChat() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  return (
    <SheetDialog
      open
      onClose={() => dispatch(chatClosed())}
      title={t('concierge.concierge.name')}
      closeLabel={t('app.close')}
    >
      <Place>
        <Thread partner="concierge" />
        <Foot>
          <QuickAnswers />
          <Composer partner="concierge" />
          <Button size="small" onClick={() => dispatch(conversationCleared('concierge'))}>
            <span>{t('concierge.clear')}</span>
          </Button>
        </Foot>
      </Place>
    </SheetDialog>
  )
}
