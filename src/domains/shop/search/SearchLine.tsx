import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isBackKey } from '../../../ui/focus/keys.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import { pillStyle } from '../../../ui/pillStyle.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useFormFactor } from '../../../ui/useFormFactor.ts'

// At hand while the guest looks through what was found.
const Line = styled('div')(({ theme }) => ({
  margin: '0 calc(-1 * var(--side))',
  padding: '0.375rem var(--side)',
  scrollMarginTop: 'var(--top-bar, 0px)',
  '&[data-busy]': {
    position: 'sticky',
    top: 'var(--top-bar, 0px)',
    zIndex: 2,
    backgroundColor: theme.palette.background.default,
  },
  '& form': { maxWidth: '32rem' },
}))
const Open = styled(ButtonBase)(({ theme }) => ({
  ...pillStyle(theme),
  '& > svg': { marginInlineEnd: '0.5rem', marginInlineStart: '-0.25rem' },
}))

interface SearchLineProps {
  shop: string
  term: string
  onTerm: (term: string) => void
  /** The field was left. */
  onLeft: () => void
  onDone: () => void
}

/**
 * Where a shop is searched. On a television it is a pill until it is wanted: a field that only lies on the way would
 * bring up the set's keyboard.
 */
export function SearchLine({ shop, term, onTerm, onLeft, onDone }: SearchLineProps) {
  const { t } = useTranslation()
  const line = useRef<HTMLDivElement>(null)
  const isOnTv = useFormFactor() === 'tv'
  const [isOpen, setOpen] = useState(false)
  const showsField = !isOnTv || isOpen || term !== ''

  // Who opened it writes; who closed it by Back stands where it was.
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isOpen) line.current?.querySelector('input')?.focus()
  }, [isOpen])

  const handleFocus = () => {
    // The keyboard of a phone covers half of the screen: what is found goes into the other half.
    if (!isOnTv) line.current?.scrollIntoView?.({ block: 'start' })
  }
  const handleBlur = () => {
    onLeft()
    if (term === '') setOpen(false)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (term !== '' || !isOpen || !isBackKey(event.nativeEvent)) return
    event.preventDefault()
    setOpen(false)
    requestAnimationFrame(() => line.current?.querySelector('button')?.focus())
  }
  return (
    <Line ref={line} data-busy={term === '' ? undefined : ''} data-tour="shop-search">
      {showsField ? (
        <SearchField
          label={t('shop.search.label', { shop })}
          clearLabel={t('shop.search.clear')}
          value={term}
          onChange={onTerm}
          onDone={onDone}
          onFocus={handleFocus}
          onBlur={handleBlur}
          onKeyDown={handleKey}
        />
      ) : (
        <Open onClick={() => setOpen(true)}>
          <Glyph name="search" size="1.25rem" />
          {t('shop.search.open')}
        </Open>
      )}
    </Line>
  )
}
