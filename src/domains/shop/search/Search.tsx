import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyPart } from '../../../core/chunks/useLazyModule.ts'
import { lazyModule } from '../../../core/lazyModule.ts'
import { maxTextLength } from '../../../core/text/maxTextLength.ts'
import { isBackKey } from '../../../ui/focus/keys.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Pressable } from '../../../ui/Pressable.tsx'
import { chosenPillStyle, pillStyle } from '../../../ui/pillStyle.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { stuckStyle, useStuckLine } from '../../../ui/stuckStyle.ts'
import { styled } from '../../../ui/styled.tsx'
import type { SearchResultsProps } from './SearchResults.tsx'

const results = lazyModule(() => import('./SearchResults.tsx'), 'SearchResults')

// Sticky while the guest scrolls through the results.
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

/** Stands before the group pills. `data-small`: its icon alone. */
export const LeadPill = styled(Pressable)(({ theme }) => ({
  ...pillStyle(theme),
  '& > svg': { marginInlineEnd: '0.5rem', marginInlineStart: '-0.25rem' },
  '&[data-small]': { padding: '0 0.75rem', '& > svg': { margin: 0 } },
  '&[data-chosen]': chosenPillStyle(theme),
}))

interface SearchPillProps {
  shop: string
  onOpen: () => void
  /** Whether the guest has just closed the field, so that the pill receives the focus. */
  isReturn: boolean
  /** Whether only the icon is visible. */
  isSmall: boolean
}

/**
 * Opens the search field on a television and a phone, as the first of the group pills. On a television, a field that is
 * always there would open the on-screen keyboard whenever the focus passes over it; on a phone it would take the place
 * of the first item.
 */
export function SearchPill({ shop, onOpen, isReturn, isSmall }: SearchPillProps) {
  const { t } = useTranslation()
  return (
    <LeadPill
      autoFocus={isReturn}
      onClick={onOpen}
      data-tour="shop-search"
      // The top bar has a search, too.
      {...(isSmall && { 'data-small': '', 'aria-label': t('shop.search.label', { shop }) })}
    >
      <Glyph name="search" />
      {!isSmall && <span>{t('shop.search.open')}</span>}
    </LeadPill>
  )
}

interface SearchLineProps {
  shop: string
  term: string
  onTerm: (term: string) => void
  /** Called when the field loses the focus. */
  onLeft: () => void
  onDone: () => void
  /** Whether a pill has opened the field, so that it receives the focus. */
  isOpened: boolean
  /** Given if the field can be closed: Back closes it while it is empty. */
  onClose?: (() => void) | undefined
}

/** The search field of a shop. */
export function SearchLine({ shop, term, onTerm, onLeft, onDone, isOpened, onClose }: SearchLineProps) {
  const { t } = useTranslation()
  useStuckLine(term !== '')
  const line = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)

  // A field that the guest has opened receives the focus.
  useEffect(() => {
    if (isOpened) field.current?.focus()
  }, [isOpened])

  const handleFocus = () => {
    // Results are likely to follow. A failure is told when they are needed.
    results.load().catch(() => {})
    // The on-screen keyboard of a phone covers half of the screen, so the results have to be in the other half.
    if (!onClose) line.current?.scrollIntoView?.({ block: 'start' })
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
        placeholder={t('shop.search.open')}
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

/** The results of the term, whose code few guests need. */
export function LazySearchResults(props: SearchResultsProps) {
  const SearchResults = useLazyPart(results)
  return SearchResults && <SearchResults {...props} />
}
