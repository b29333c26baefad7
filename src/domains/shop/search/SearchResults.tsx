import { startTransition, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runInSlices } from '../../../core/scheduler.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { PillNav } from '../../../ui/PillNav.tsx'
import { styled } from '../../../ui/styled.tsx'
import type { ShopGroup } from '../catalogue.ts'
import { listAddress } from '../history.ts'
import { ItemsList } from '../parts/ItemsList.tsx'
import { dietOf } from '../parts/ShopParts.tsx'
import { find, indexing, type ShopIndex } from './find.ts'

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

export interface SearchResultsProps {
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
