import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { ScreenTitle } from '../../ui/Screen.tsx'
import { Composer } from './Composer.tsx'
import { QuickAnswers } from './QuickAnswers.tsx'
import type { Partner } from './slice.ts'
import { Thread } from './Thread.tsx'

const Root = styled('section')({ flex: '1 1 auto', display: 'flex', flexDirection: 'column', minWidth: 0 })
// Reserves space for the floating button at the end of this line.
const WithFabMargin = styled('div')({ paddingInlineEnd: '4.5rem' })
const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: '0 0 1rem' }))

/** A conversation of the messenger: its own view on phones, beside the list on other devices. */
export function Conversation({ partner, isAlone = false }: { partner: Partner; isAlone?: boolean }) {
  const { t } = useTranslation()
  const name = t(`concierge.${partner}.name`)
  return (
    <Root aria-label={name}>
      {isAlone ? <ScreenTitle above={t('concierge.title')}>{name}</ScreenTitle> : <Heading>{name}</Heading>}
      <Thread partner={partner} />
      {partner === 'concierge' && (
        <WithFabMargin>
          <QuickAnswers />
        </WithFabMargin>
      )}
      <BottomBar>
        <Composer key={partner} partner={partner} />
      </BottomBar>
    </Root>
  )
}
