import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useAnnouncement } from '../../../ui/announce.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useFormFactor } from '../../../ui/useFormFactor.ts'
import { useSearchTerm } from '../../../ui/useSearchTerm.ts'
import { allItems, type Catalogue, type Diet, groupOfDiet, isEmpty, type ShopGroup } from '../catalogue.ts'
import { readFind } from '../history/addresses.ts'
import { groupsOpened, searchEntered } from '../history/events.ts'
import { SearchLine } from '../search/SearchLine.tsx'
import { SearchPill } from '../search/SearchPill.tsx'
import { SearchResults } from '../search/SearchResults.tsx'
import { CartBar } from './CartBar.tsx'
import { DietPills } from './DietPills.tsx'
import { GroupPills } from './GroupPills.tsx'
import { GroupView } from './GroupView.tsx'
import { ListTop } from './ListTop.tsx'

const focusFirst = (list: HTMLElement | null) => list?.querySelector<HTMLElement>('a, button')?.focus()

interface ShopListProps {
  shopId: number
  title: string
  catalogue: Catalogue
  /** Ids of the open groups, and the innermost open group. */
  path: readonly string[]
  group: ShopGroup
}

/** The items of a shop, with the search, the groups and the diets. */
export function ShopList({ shopId, title, catalogue, path, group }: ShopListProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isOnTv = useFormFactor() === 'tv'
  const list = useRef<HTMLDivElement>(null)
  const isGroupOpening = useRef(false)
  const openGroup = useCallback(
    (target: readonly string[]) => {
      isGroupOpening.current = isOnTv
      dispatch(groupsOpened({ shopId, path: target }))
    },
    [dispatch, shopId, isOnTv],
  )
  const { term, setTerm, settle } = useSearchTerm(readFind(useLocation().search), (entered) =>
    dispatch(searchEntered({ shopId, term: entered })),
  )
  // Deferred, so that typing is not delayed by the results.
  const searchedTerm = useDeferredValue(term)
  const isSearched = searchedTerm.trim() !== ''
  // Deferred, so that a pressed pill responds before the group is rendered.
  const [diet, setDiet] = useState<Diet | ''>('')
  const shown = useDeferredValue(
    useMemo(() => ({ group: diet ? groupOfDiet(group, diet) : group, path }), [group, path, diet]),
  )
  useAnnouncement(diet ? t('shop.search.found', { count: allItems(shown.group).length }) : '')
  // On a television, opening a group focuses its first item.
  useEffect(() => {
    if (!isGroupOpening.current || shown.group !== group) return
    isGroupOpening.current = false
    focusFirst(list.current)
  }, [shown, group])
  const place = { shopId, shopTitle: catalogue.title, path: shown.path }
  const [field, setField] = useState<'closed' | 'open' | 'returned'>('closed')
  const showsField = !isOnTv || field === 'open' || term !== ''
  const handleLeft = () => {
    settle()
    if (term === '') setField((before) => (before === 'open' ? 'closed' : before))
  }
  const handleDone = () => {
    settle()
    focusFirst(list.current)
  }
  return (
    <>
      <ListTop of={`${shown.group.id} ${searchedTerm}`} />
      {showsField && (
        <SearchLine
          shop={title}
          term={term}
          onTerm={setTerm}
          onLeft={handleLeft}
          onDone={handleDone}
          isOpened={field === 'open'}
          onClose={isOnTv ? () => setField('returned') : undefined}
        />
      )}
      {!isSearched && (
        <GroupPills
          root={catalogue.root}
          path={path}
          onOpen={openGroup}
          lead={!showsField && <SearchPill onOpen={() => setField('open')} isReturn={field === 'returned'} />}
        />
      )}
      {!isSearched && <DietPills root={catalogue.root} diet={diet} onChoose={setDiet} />}
      <div ref={list}>
        {!isSearched && diet && isEmpty(shown.group) ? (
          <EmptyState
            text={t('errors.empty')}
            action={{ label: t('shop.all'), onClick: () => setDiet('') }}
          />
        ) : !isSearched ? (
          <GroupView key={shown.group.id} {...place} group={shown.group} onOpen={openGroup} />
        ) : (
          <SearchResults {...place} root={catalogue.root} term={searchedTerm} onClear={() => setTerm('')} />
        )}
      </div>
      <CartBar />
    </>
  )
}
