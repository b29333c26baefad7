import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { Attempt } from '../../core/sending/attempt.ts'
import { doubtSettled, selectDoubts } from '../../core/sending/slice.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { styled } from '../../ui/styled.tsx'
import { doubtWords } from './doubtWords.ts'

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.subtitle1, margin: 0 }))
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: '0.5rem -0.25rem -0.25rem',
  '& > .MuiButton-root': { margin: '0.25rem' },
})

/** Tells on home what may have arrived or not, whom to ask, and where it was sent from (SENT-02). */
export function Doubts() {
  return useSelector(selectDoubts).map((attempt) => <Doubt key={attempt.intent} attempt={attempt} />)
}

function Doubt({ attempt: { intent, messageId, subject, title, path } }: { attempt: Attempt }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const words = doubtWords[subject]
  return (
    <Notice tone="warning" role="status">
      <Title>{t(words.title)}</Title>
      <span>{t(words.text)}</span>
      <Actions>
        <Button variant="outlined" href={path} endIcon={<Glyph name="forward" size="1.25rem" />}>
          <bdi>{typeof title === 'string' ? title : t(title.key)}</bdi>
        </Button>
        <Button variant="outlined" onClick={() => dispatch(doubtSettled({ intent, messageId }))}>
          <span>{t('content.request.settled')}</span>
        </Button>
      </Actions>
    </Notice>
  )
}
