import { type ReactNode, useContext, useEffect, useState } from 'react'
import { EmptyState, FailedState } from './EmptyState.tsx'
import type { Elements } from './elements.types.ts'
import { HotelNeededContext, longWaitMs } from './loadContexts.ts'
import { ListSkeleton, type ListSkeletonProps, Skeleton, Waiting } from './Skeleton.tsx'
import { styled } from './styled.tsx'

interface LoadedProps {
  status: 'unknown' | 'fetching' | 'success' | 'failure'
  /** Whether there is content to show. It stays visible while new content loads. */
  has: boolean
  /** The number of rows of the skeleton. */
  count?: number
  look?: ListSkeletonProps['look']
  empty: { text: string; icon: ReactNode; action?: { label: string; href: string } }
  failed: { icon?: ReactNode; text: string; onRetry: () => void }
  children: Elements
}

/** The loaded content, or the state in its place: loading, empty or failed. */
export function Loaded({ status, has, count = 3, look, empty, failed, children }: LoadedProps) {
  if (has) return children
  if (status === 'failure') return <FailedState {...failed} />
  if (status === 'success') return <EmptyState {...empty} />
  return <ListSkeleton count={count} {...(look && { look })} />
}

interface LoadedInShapeProps extends LoadedProps {
  /** The skeleton of the content, where none of those of `Loaded` fits. */
  shape: Elements
}

/** `Loaded` with a skeleton that is specific to the content. */
export function LoadedInShape({ shape, ...loaded }: LoadedInShapeProps) {
  const { has, status } = loaded
  const isComing = !has && status !== 'success' && status !== 'failure'
  if (shape && isComing) return <Waiting>{shape}</Waiting>
  return <Loaded {...loaded} />
}

const Pills = styled('div')({
  display: 'flex',
  overflow: 'hidden',
  margin: '0 calc(-1 * var(--side, 0px))',
  padding: '0.375rem var(--side, 0px)',
  '& > span': { flex: 'none', marginInlineEnd: '0.5rem' },
  '&[data-wrap]': {
    flexWrap: 'wrap',
    overflow: 'visible',
    margin: 0,
    padding: 0,
    '& > span': { marginBottom: '0.5rem' },
  },
})

/** A line of pills, or several. */
export function PillShapes({ widthsRem, wrap }: { widthsRem: readonly number[]; wrap?: boolean }) {
  const pills = widthsRem.map((widthRem, key) => ({ widthRem, key }))
  return (
    <Pills data-wrap={wrap ? '' : undefined}>
      {pills.map(({ widthRem, key }) => (
        <Skeleton
          key={key}
          variant="rounded"
          width={`${widthRem}rem`}
          height="3rem"
          style={{ borderRadius: '1.5rem' }}
        />
      ))}
    </Pills>
  )
}

/** A search field. */
export const FieldShape = () => (
  <Skeleton variant="rounded" height="3.25rem" style={{ maxWidth: '32rem', borderRadius: '1.625rem' }} />
)

/** The title of a section. */
export const TitleShape = () => (
  <Skeleton variant="text" width="45%" style={{ fontSize: '1.5rem', margin: '2.375rem 0 0.875rem' }} />
)

/** The card that will contain the content. */
export const CardShape = styled('div')(({ theme }) => ({
  padding: '1.25rem',
  marginBottom: '0.625rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
}))

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  '& > span': { flex: 'none', marginInlineEnd: '1rem' },
  '& > div': { flex: '1 1 auto' },
})

interface RowShapesProps {
  count: number
  /** Height of each row, from its top to the top of the next row. */
  heightRem: number
  /** Width and height of the picture at the start of a row. */
  pictureRem?: readonly [number, number]
  /** Whether only the first of the two lines of text is rendered. */
  isShort?: boolean
}

/** Rows of a list, as high as the rows that will replace them. */
export function RowShapes({ count, heightRem, pictureRem, isShort }: RowShapesProps) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <Row key={place} style={{ minHeight: `${heightRem}rem` }}>
      {pictureRem && (
        <Skeleton variant="rounded" width={`${pictureRem[0]}rem`} height={`${pictureRem[1]}rem`} />
      )}
      <div>
        <Skeleton variant="text" width="55%" />
        {!isShort && <Skeleton variant="text" width="80%" />}
      </div>
    </Row>
  ))
}

/**
 * Whether a placeholder outside of `Waiting`, such as that of a heading, still stands for something that comes: not while the
 * hotel is out of reach, nor once the guest has waited long (ERR-24).
 * @param attempt another number when it is asked for again; null while nothing is
 */
export function useIsComing(attempt: number | null = 0): boolean {
  const isNear = useContext(HotelNeededContext) === null
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    setLong(false)
    if (!isNear || attempt === null) return
    const timer = setTimeout(() => setLong(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [isNear, attempt])
  return isNear && !isLong
}
