import IconButton from '@mui/material/IconButton'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import ArrowUpward from '~icons/ic/outline-arrow-upward'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { fieldStyle } from '../../ui/Field.tsx'
import { styled } from '../../ui/styled.tsx'
import { messageWritten, type Partner } from './slice.ts'

const Form = styled('form')({ display: 'flex', alignItems: 'center', width: '100%' })
const Input = styled('input')(({ theme }) => ({
  ...fieldStyle(theme),
  flex: '1 1 auto',
  minWidth: 0,
  borderRadius: theme.tokens.radius.pill,
}))
const Send = styled(IconButton)(({ theme }) => ({
  flex: 'none',
  marginInlineStart: '0.5rem',
  color: theme.tokens.onFill,
  backgroundColor: theme.tokens.fill,
  '&:hover': { backgroundColor: theme.tokens.fillHover },
  '&.Mui-disabled': { color: theme.palette.text.disabled, backgroundColor: theme.tokens.well },
}))

/** The form for a new message. An empty one is not sent (DEMO-03, BOT-06). */
export function Composer({ partner }: { partner: Partner }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const [text, setText] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    dispatch(messageWritten(partner, text))
    setText('')
  }
  return (
    <Form onSubmit={handleSubmit}>
      <Input
        aria-label={t('concierge.write')}
        placeholder={t('concierge.write')}
        value={text}
        maxLength={maxTextLength}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      <Send type="submit" aria-label={t('concierge.send')} disabled={!text.trim()}>
        <ArrowUpward />
      </Send>
    </Form>
  )
}
