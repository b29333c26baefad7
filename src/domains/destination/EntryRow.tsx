import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DestinationEntry } from '../../contract/destination.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { Row } from '../../ui/Row.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSessionHref } from '../navigation/useSessionHref.ts'
import { destinationPaths } from './paths.ts'
import { plainText } from './plainText.ts'
import { useEntryTimes } from './useEntryTimes.ts'

/** Placeholder with the height of a row with a picture. */
const Waiting = styled('li')({
  display: 'flex',
  alignItems: 'center',
  minHeight: '6.5rem',
  '& > span:first-of-type': { flex: 'none', width: '5.5rem', height: '5.5rem', marginInlineEnd: '1rem' },
})

/** A row of an entry: image, title, text and type (DEST-05). */
export const EntryRow = memo(function EntryRow({ entry }: { entry: DestinationEntry }) {
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

export function WaitingRow({ isOver }: { isOver: boolean }) {
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
export function FailedRow({ onRetry }: { onRetry: (() => void) | null }) {
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
