import { styled } from '@mui/material/styles'
import { onStandingKiosk, onTelevision } from '../../../ui/formFactor.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { covering, plainList } from '../../../ui/sharedStyles.ts'
import { Waiting } from '../../../ui/Waiting.tsx'

/** List of posters in as many columns as fit. Its children are `li` elements. */
export const PosterGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: [
    'repeat(3, minmax(0, 1fr))',
    'repeat(auto-fill, minmax(max(6rem, calc(33.3% - 0.5rem)), 1fr))',
  ],
  gap: '1.25rem 0.75rem',
  ...plainList,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
    gap: '1.75rem 1.25rem',
  },
  // Seven columns on a television, so that a whole poster is visible, and four on a portrait kiosk; fewer in
  // large text.
  [onTelevision]: { gridTemplateColumns: 'repeat(auto-fill, minmax(6.25rem, 1fr))' },
  [onStandingKiosk]: { gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' },
}))

const Place = styled('div')({
  position: 'relative',
  paddingTop: '150%',
  '& > span': covering,
})

/** Placeholders while the posters load. */
export function PosterSkeleton({ label, count }: { label: string; count: number }) {
  const places = Array.from({ length: count }, (_, place) => place)
  return (
    <Waiting label={label}>
      <PosterGrid as="div">
        {places.map((place) => (
          <div key={place}>
            <Place>
              <Skeleton variant="rounded" style={{ borderRadius: '0.75rem' }} />
            </Place>
            <Skeleton variant="text" width="75%" />
          </div>
        ))}
      </PosterGrid>
    </Waiting>
  )
}
