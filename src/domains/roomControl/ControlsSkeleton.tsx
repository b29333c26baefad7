import { styled } from '@mui/material/styles'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { CardGrid } from './parts/cardStyles.ts'

const Pills = styled('div')({
  display: 'flex',
  padding: '0.375rem 0 1.125rem',
  '& > :not(style)': { marginInlineEnd: '0.5rem' },
})

const cards = [0, 1, 2, 3]

/** Tabs and cards while the controls are loading. */
export const ControlsSkeleton = ({ label }: { label: string }) => (
  <Waiting label={label}>
    <Pills>
      {['7.5rem', '7rem', '6.5rem'].map((width) => (
        <Skeleton
          key={width}
          variant="rounded"
          style={{ borderRadius: '1.5rem' }}
          width={width}
          height="3rem"
        />
      ))}
    </Pills>
    <CardGrid>
      {cards.map((card) => (
        <Skeleton key={card} variant="rounded" data-wide="" height="8.875rem" width="100%" />
      ))}
    </CardGrid>
  </Waiting>
)
