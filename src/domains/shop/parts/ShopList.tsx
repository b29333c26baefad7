import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { BottomBar } from '../../../ui/BottomBar.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useSearchTerm } from '../../../ui/SearchField.tsx'
import { useAnnouncement } from '../../../ui/screenReader.tsx'
import { styled } from '../../../ui/styled.tsx'
import { useFormFactor } from '../../../ui/useFormFactor.ts'
import { selectLastAddition } from '../cart/slice.ts'
import { allItems, type Catalogue, type Diet, groupOfDiet, isEmpty, type ShopGroup } from '../catalogue.ts'
import { groupsOpened, readFind, searchEntered } from '../history.ts'
import { LazySearchResults, SearchLine, SearchPill } from '../search/Search.tsx'
import { Diets } from './Diets.tsx'
import { GroupPills, GroupView } from './Groups.tsx'
import { useCartLink } from './ShopParts.tsx'

// Space for the notice of an addition, which is shown above the bar, so that the controls of the last row can be
// scrolled clear of it. The space is always there, so that nothing moves when the notice closes.
const NoticeRoom = styled('div')(({ theme }) => ({
  flex: 'none',
  height: '6rem',
  [theme.breakpoints.up('sm')]: { height: '4.5rem' },
}))

/** The link to the cart, below the list. */
function CartBar() {
  const isNew = useSelector(selectLastAddition) !== null
  const link = useCartLink(isNew)
  if (!link) return null
  return (
    <>
      <NoticeRoom />
      <BottomBar>{link}</BottomBar>
    </>
  )
}

/** Marks the top of the list, to which the page scrolls back when another list (`of`) is opened further down. */
function ListTop({ of }: { of: string }) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(of)
  useEffect(() => {
    if (last.current === of) return
    last.current = of
    if (place.current && place.current.getBoundingClientRect().top < 0) place.current.scrollIntoView()
  }, [of])
  return <div ref={place} />
}

const focusFirst = (list: HTMLElement | null) => list?.querySelector<HTMLElement>('a, button')?.focus()

interface ShopListProps {
  shopId: number
  title: string
  catalogue: Catalogue
  /** Ids of the open groups, and the innermost open group. */
  path: readonly string[]
  group: ShopGroup
  /** The cart stands beside the list, in place of the bar that leads to it. */
  hasCartBeside: boolean
}

/** The items of a shop, with the search, the groups and the diets. */
export function ShopList({ shopId, title, catalogue, path, group, hasCartBeside }: ShopListProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const factor = useFormFactor()
  const isOnTv = factor === 'tv'
  // On a phone, the search is in the line of groups and diets, so that the first item is high up.
  const hasGroups = catalogue.root.groups.length > 0
  const isSmall = factor === 'phone' && hasGroups
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
  const showsField = !(isOnTv || isSmall) || field === 'open' || term !== ''
  const handleLeft = () => {
    settle()
    // Not on a phone, where a finger would miss what the closing field moves.
    if (isOnTv && term === '') setField((before) => (before === 'open' ? 'closed' : before))
  }
  const handleDone = () => {
    settle()
    focusFirst(list.current)
  }
  const filter = <Diets key="diets" root={catalogue.root} diet={diet} onChoose={setDiet} />
  const lead = [
    !showsField && (
      <SearchPill
        key="search"
        shop={title}
        onOpen={() => setField('open')}
        isReturn={field === 'returned'}
        isSmall={isSmall}
      />
    ),
    filter,
  ]
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
      {!isSearched && <GroupPills root={catalogue.root} path={path} onOpen={openGroup} lead={lead} />}
      {!isSearched && !hasGroups && filter}
      <div ref={list}>
        {!isSearched && diet && isEmpty(shown.group) ? (
          <EmptyState
            text={t('errors.empty')}
            action={{ label: t('shop.all'), onClick: () => setDiet('') }}
          />
        ) : !isSearched ? (
          <GroupView key={shown.group.id} {...place} group={shown.group} onOpen={openGroup} />
        ) : (
          <LazySearchResults
            {...place}
            root={catalogue.root}
            term={searchedTerm}
            onClear={() => setTerm('')}
          />
        )}
      </div>
      {!hasCartBeside && <CartBar />}
    </>
  )
}
