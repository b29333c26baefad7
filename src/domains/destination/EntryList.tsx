import Button from '@mui/material/Button'
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { DestinationEntry } from '../../contract/destination.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { Row } from '../../ui/Row.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { plainList } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useVirtualRows, VirtualSpacer } from '../../ui/virtualRows/useVirtualRows.tsx'
import { useSessionHref } from '../navigation/useSessionHref.ts'
import { destinationPaths } from './paths.ts'
import { plainText } from './plainText.ts'
import { pageSize, pageWanted, selectList, selectPages } from './slice.ts'
import { useEntryTimes } from './useEntryTimes.ts'

/** Placeholder with the height of a row with a picture. */
const Waiting = styled('li')({
  display: 'flex',
  alignItems: 'center',
  minHeight: '6.5rem',
  '& > span:first-of-type': { flex: 'none', width: '5.5rem', height: '5.5rem', marginInlineEnd: '1rem' },
})

/** A row of an entry: image, title, text and type (DEST-05). */
const EntryRow = memo(function EntryRow({ entry }: { entry: DestinationEntry }) {
  const { t } = useTranslation()
  const timesOf = useEntryTimes()
  const href = useSessionHref()
  const { type, id, title, image, description, area, city } = entry
  const note = [t(`destination.types.${type}`), timesOf(entry) || area || city].filter(Boolean).join(' · ')
  return (
    <Row
      picture={image || null}
      title={<bdi>{plainText(title)}</bdi>}
      text={plainText(description)}
      note={note}
      href={href(buildPath(destinationPaths.entry, { type, id }))}
    />
  )
})

function WaitingRow({ isOver }: { isOver: boolean }) {
  // `isOver`: the page has loaded without this entry, although the hotel counts it.
  if (isOver) return <li hidden />
  return (
    <Waiting aria-hidden="true">
      <Skeleton variant="rounded" />
      <Skeleton variant="text" width="55%" />
    </Waiting>
  )
}

/** @param onRetry null for all but the first row of a page that failed to load */
function FailedRow({ onRetry }: { onRetry: (() => void) | null }) {
  const { t } = useTranslation()
  if (!onRetry) return <li hidden />
  return (
    <Waiting>
      <span role="alert" style={{ width: 'auto', height: 'auto' }}>
        {t('errors.noData')}
      </span>
      <Button variant="outlined" onClick={onRetry}>
        <span>{t('app.tryAgain')}</span>
      </Button>
    </Waiting>
  )
}

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
