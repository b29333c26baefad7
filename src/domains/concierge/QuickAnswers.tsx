import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { Pressable } from '../../ui/Pressable.tsx'
import { pillStyle } from '../../ui/pillStyle.ts'
import { styled } from '../../ui/styled.tsx'
import { messageWritten } from './slice.ts'
import { quickTopics } from './topics.ts'

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', margin: '0.25rem 0 0.75rem' })
const Pill = styled(Pressable)(({ theme }) => ({
  ...pillStyle(theme),
  maxWidth: '100%',
  whiteSpace: 'normal',
  margin: '0 0.5rem 0.5rem 0',
}))

/** The most frequent questions, as buttons (BOT-02). */
export function QuickAnswers() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  return (
    <Line role="group" aria-label={t('concierge.quickAnswers')}>
      {quickTopics.map((topic) => {
        const question = t(`concierge.quick.${topic}`)
        return (
          <Pill key={topic} onClick={() => dispatch(messageWritten('concierge', question, topic))}>
            <span>{question}</span>
          </Pill>
        )
      })}
    </Line>
  )
}
