import { styled } from '@mui/material/styles'
import { type KeyboardEvent, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runInSlices } from '../../../core/scheduler.ts'
import { maxTextLength } from '../../../core/text/maxTextLength.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { isBackKey } from '../../../ui/focus/keys.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import { PillNav } from '../../../ui/PillNav.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { stuckStyle, useStuckLine } from '../../../ui/stuckStyle.ts'
import type { ShopGroup } from '../catalogue.ts'
import { listAddress } from '../history.ts'
import { ItemsList } from '../parts/ItemsList.tsx'
import { dietOf } from '../parts/ShopParts.tsx'
import { find, indexing, type ShopIndex } from './find.ts'

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

interface Made {
  index: ShopIndex
  language: string
}

/** Cached, so that the results are there at once when the guest returns from a product. */
const kept = new WeakMap<ShopGroup, Made>()

/** The index of a shop in the guest's language; null while it is being built. */
function useIndex(root: ShopGroup): ShopIndex | null {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const [, setMade] = useState<Made>()
  const known = kept.get(root)
  const isKnown = known?.language === language
  useEffect(() => {
    if (isKnown) return
    let isWanted = true
    const work = indexing(root, ({ marks }) => dietOf(marks).map((mark) => t(`shop.marks.${mark}`)))
    void runInSlices(work, () => isWanted).then((index) => {
      if (!index) return
      const made = { index, language }
      kept.set(root, made)
      startTransition(() => setMade(made))
    })
    return () => {
      isWanted = false
    }
  }, [root, language, isKnown, t])
  return isKnown ? known.index : null
}

const Count = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.75rem 0 0.5rem',
  color: theme.palette.text.secondary,
}))

interface SearchResultsProps {
  shopId: number
  shopTitle: string
  root: ShopGroup
  path: readonly string[]
  term: string
  onClear: () => void
}

/** The results of the term in the whole shop: groups by their title, and items. */
export function SearchResults({ shopId, shopTitle, root, path, term, onClear }: SearchResultsProps) {
  const { t } = useTranslation()
  const index = useIndex(root)
  const found = useMemo(() => index && find(index, term), [index, term])
  if (!found) return <Count role="status" />
  const { groups, items } = found
  const isNothing = groups.length === 0 && items.length === 0
  return (
    <>
      <Count role="status">{!isNothing && t('shop.search.found', { count: items.length })}</Count>
      {groups.length > 0 && (
        <PillNav
          label={t('shop.groups')}
          items={groups.map((group) => ({
            id: group.id,
            label: group.title,
            href: listAddress(shopId, group.path),
          }))}
          current={null}
        />
      )}
      {isNothing ? (
        <EmptyState
          icon={<Glyph name="search" size="3rem" />}
          text={t('shop.search.nothing', { term: term.trim() })}
          action={{ label: t('shop.search.showAll'), onClick: onClear }}
        />
      ) : (
        <ItemsList
          shopId={shopId}
          shopTitle={shopTitle}
          path={path}
          find={term.trim()}
          items={items}
          labelledBy={undefined}
        />
      )}
    </>
  )
}
