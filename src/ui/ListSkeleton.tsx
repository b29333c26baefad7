import { styled } from '@mui/material/styles'
import { onStandingKiosk, onTelevision } from './formFactor.ts'
import { Skeleton } from './Skeleton.tsx'
import { plainList } from './sharedStyles.ts'
import { Waiting } from './Waiting.tsx'

export interface ListSkeletonProps {
  /** Text for screen readers while the content loads. */
  label: string
  count?: number
  /** Rows begin with a picture, lines do not. */
  look?: 'rows' | 'lines' | 'tiles'
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: '4.5rem',
  '& > span': { flex: 'none', width: '5rem', height: '5rem', margin: '0.5rem 0', marginInlineEnd: '1rem' },
  '& > div': { flex: '1 1 auto' },
})
const Place = styled('div')(({ theme }) => ({
  position: 'relative',
  paddingTop: '75%',
  '& > :not(style)': { position: 'absolute', top: 0, height: '100%', borderRadius: theme.tokens.radius.card },
}))

const line = (
  <div>
    <Skeleton variant="text" width="55%" />
    <Skeleton variant="text" width="80%" />
  </div>
)

/** A placeholder in the shape of the list, so that nothing moves when the content is loaded. */
export function ListSkeleton({ label, count = 4, look = 'rows' }: ListSkeletonProps) {
  const places = Array.from({ length: count }, (_, place) => place)
  return (
    <Waiting label={label}>
      {look !== 'tiles' ? (
        places.map((place) => (
          <Line key={place}>
            {look === 'rows' && <Skeleton variant="rounded" />}
            {line}
          </Line>
        ))
      ) : (
        <TileGrid as="div">
          {places.map((place) => (
            <div key={place}>
              <Place>
                <Skeleton variant="rounded" width="100%" />
              </Place>
              <Skeleton variant="text" width="60%" />
            </div>
          ))}
        </TileGrid>
      )}
    </Waiting>
  )
}

/** A list of tiles in as many columns as fit, at least two. Its children are `li`. */
export const TileGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: [
    'repeat(2, minmax(0, 1fr))',
    // One column where the text is too large for two.
    'repeat(auto-fill, minmax(max(8rem, calc(50% - 0.5rem)), 1fr))',
  ],
  gap: '1.5rem 1rem',
  ...plainList,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
    gap: '2rem 1.5rem',
  },
  [onTelevision]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  // Kiosk: few columns, so that the text can be read from two steps away.
  [onStandingKiosk]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
}))
