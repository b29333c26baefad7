import { styled } from '@mui/material/styles'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { plainList } from '../../ui/sharedStyles.ts'
import { useVirtualRows, VirtualSpacer } from '../../ui/virtualRows/useVirtualRows.tsx'
import { EntryRow, FailedRow, WaitingRow } from './EntryRow.tsx'
import { pageSize, pageWanted, selectList, selectPages } from './slice.ts'

const virtualRows = { initialItems: 12, rowsPerRender: 4, estimatedRowHeightPx: 120 }

const nothingYet: ReturnType<typeof selectPages> = {}

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(24rem, 1fr))',
    gridColumnGap: '2rem',
  },
}))

/** Virtualized list of the entries that match the filter. Scrolling to a page requests it (DEST-06). */
export function EntryList({ amount }: { amount: number }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const list = useRef<HTMLUListElement>(null)
  const number = useSelector(selectList)
  const known = useSelector(selectPages)
  // A loaded page is rendered at deferred priority: at once, it would block scrolling.
  const pages = useDeferredValue(known, nothingYet)
  // One item per entry, loaded or not, so that the list keeps its length and measured heights while pages load.
  const places = useMemo(
    () => Array.from({ length: amount }, (_, place) => `${number} ${place}`),
    [amount, number],
  )
  const { from, to, heightBeforePx, heightAfterPx } = useVirtualRows(places, list, virtualRows)
  const firstPage = Math.floor(from / pageSize) + 1
  const lastPage = Math.ceil(to / pageSize)
  useEffect(() => {
    for (let page = firstPage; page <= lastPage; page += 1) if (!known[page]) dispatch(pageWanted(page))
  }, [dispatch, known, firstPage, lastPage])
  return (
    <List ref={list} aria-label={t('destination.title')} data-tour="destination-list">
      <VirtualSpacer heightPx={heightBeforePx} />
      {places.slice(from, to).map((key, at) => {
        const place = from + at
        const page = Math.floor(place / pageSize) + 1
        const shown = pages[page]
        if (shown?.status === 'failure')
          return (
            <FailedRow
              key={key}
              onRetry={place % pageSize === 0 || at === 0 ? () => dispatch(pageWanted(page)) : null}
            />
          )
        const entry = shown?.items[place % pageSize]
        return entry ? (
          <EntryRow key={key} entry={entry} />
        ) : (
          <WaitingRow key={key} isOver={shown?.status === 'success'} />
        )
      })}
      <VirtualSpacer heightPx={heightAfterPx} />
    </List>
  )
}
