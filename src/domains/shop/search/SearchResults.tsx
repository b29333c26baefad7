import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { PillNav } from '../../../ui/PillNav.tsx'
import type { ShopGroup } from '../catalogue.ts'
import { listAddress } from '../history/addresses.ts'
import { ItemsList } from '../parts/ItemsList.tsx'
import { find } from './find.ts'
import { useIndex } from './useIndex.ts'

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
