import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { isBackKey } from '../../ui/focus/keys.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { pillStyle } from '../../ui/pillStyle.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { stuckStyle, useStuckLine } from '../../ui/stuckStyle.ts'
import { useFormFactor } from '../../ui/useFormFactor.ts'

const Line = styled('div')(({ theme }) => ({
  marginBottom: '0.5rem',
  padding: '0.25rem 0',
  '&[data-busy]': {
    ...stuckStyle,
    backgroundColor: theme.palette.background.default,
  },
  '& form': { maxWidth: '32rem' },
}))
const Pill = styled(ButtonBase)(({ theme }) => ({
  ...pillStyle(theme),
  '& > svg': { marginInlineEnd: '0.5rem', marginInlineStart: '-0.25rem' },
}))

interface SearchLineProps {
  term: string
  onTerm: (term: string) => void
  /** The field was left, or the guest has finished writing. */
  onSettled: () => void
  onDone: () => void
}

/**
 * Search field for stations. On a television a pill opens the field, because a field that is only passed by
 * the focus would open the on-screen keyboard.
 */
export function SearchLine({ term, onTerm, onSettled, onDone }: SearchLineProps) {
  const { t } = useTranslation()
  useStuckLine(term !== '')
  const isOnTv = useFormFactor() === 'tv'
  const [stage, setStage] = useState<'closed' | 'open' | 'returned'>('closed')
  const field = useRef<HTMLInputElement>(null)
  const pill = useRef<HTMLButtonElement>(null)
  const showsField = !isOnTv || stage === 'open' || term !== ''

  // Moves the focus to the field when it opens, and back to the pill when it is closed.
  useEffect(() => {
    if (stage === 'open') field.current?.focus()
    if (stage === 'returned') pill.current?.focus()
  }, [stage])

  const handleKey = (event: KeyboardEvent) => {
    if (!isOnTv || term !== '' || !isBackKey(event.nativeEvent)) return
    event.preventDefault()
    setStage('returned')
  }
  const handleBlur = () => {
    onSettled()
    if (term === '') setStage((before) => (before === 'open' ? 'closed' : before))
  }
  const handleDone = () => {
    onSettled()
    onDone()
  }
  return (
    <Line data-busy={term === '' ? undefined : ''} data-tour="radio-search">
      {showsField ? (
        <SearchField
          ref={field}
          label={t('radio.search.label')}
          clearLabel={t('radio.search.clear')}
          value={term}
          maxLength={maxTextLength}
          onChange={onTerm}
          onDone={handleDone}
          onBlur={handleBlur}
          onKeyDown={handleKey}
        />
      ) : (
        <Pill ref={pill} onClick={() => setStage('open')}>
          <Glyph name="search" size="1.25rem" />
          <span>{t('radio.search.open')}</span>
        </Pill>
      )}
    </Line>
  )
}
