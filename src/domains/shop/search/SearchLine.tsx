import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { maxTextLength } from '../../../core/text/maxTextLength.ts'
import { isBackKey } from '../../../ui/focus/keys.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { stuckStyle } from '../../../ui/stuckStyle.ts'
import { useStuckLine } from '../../../ui/useStuckLine.ts'

// At hand while the guest looks through what was found.
const Line = styled('div')(({ theme }) => ({
  margin: '0 calc(-1 * var(--side))',
  padding: '0.375rem var(--side)',
  scrollMarginTop: 'var(--top-bar, 0px)',
  '&[data-busy]': {
    ...stuckStyle,
    backgroundColor: theme.palette.background.default,
  },
  '& form': { maxWidth: '32rem' },
}))

interface SearchLineProps {
  shop: string
  term: string
  onTerm: (term: string) => void
  /** The field was left. */
  onLeft: () => void
  onDone: () => void
  /** Given where the field was brought up by a pill: Back closes it as long as nothing is written. */
  onClose?: (() => void) | undefined
}

/** Where a shop is searched. */
export function SearchLine({ shop, term, onTerm, onLeft, onDone, onClose }: SearchLineProps) {
  const { t } = useTranslation()
  useStuckLine(term !== '')
  const line = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isWanted = onClose !== undefined

  // Who asked for it writes.
  useEffect(() => {
    if (isWanted) field.current?.focus()
  }, [isWanted])

  const handleFocus = () => {
    // The keyboard of a phone covers half of the screen: what is found goes into the other half.
    if (!isWanted) line.current?.scrollIntoView?.({ block: 'start' })
  }
  const handleKey = (event: KeyboardEvent) => {
    if (term !== '' || !onClose || !isBackKey(event.nativeEvent)) return
    event.preventDefault()
    onClose()
  }
  return (
    <Line ref={line} data-busy={term === '' ? undefined : ''} data-tour="shop-search">
      <SearchField
        ref={field}
        label={t('shop.search.label', { shop })}
        clearLabel={t('shop.search.clear')}
        value={term}
        maxLength={maxTextLength}
        onChange={onTerm}
        onDone={onDone}
        onFocus={handleFocus}
        onBlur={onLeft}
        onKeyDown={handleKey}
      />
    </Line>
  )
}
