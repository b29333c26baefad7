import { type CSSObject, keyframes, type Theme, useTheme } from '@mui/material/styles'
import { type CSSProperties, memo, useContext, useEffect, useState } from 'react'
import type { Elements } from './elements.types.ts'
import { onStandingKiosk, onTelevision } from './formFactor.ts'
import { HotelNeededContext, LoadTextsContext, LongWaitContext, longWaitMs } from './loadContexts.ts'
import { Screen, ScreenTitle, type ScreenWidth } from './Screen.tsx'
import { VisuallyHidden } from './screenReader.tsx'
import { plainList } from './sharedStyles.ts'
import { styled } from './styled.tsx'

interface WaitingProps {
  /** Text for screen readers while the content loads; by default that it does. */
  label?: string | undefined
  children: Elements
}

/** Contains every placeholder of content that loads. After a while it says that this takes long, and offers a retry. */
export function Waiting({ label, children }: WaitingProps) {
  const needed = useContext(HotelNeededContext)
  const LongWait = useContext(LongWaitContext)
  const { loading } = useContext(LoadTextsContext)
  const [isLong, setLong] = useState(false)
  const isAway = needed !== null
  useEffect(() => {
    if (isAway) setLong(false)
    if (isAway || isLong) return
    const timer = setTimeout(() => setLong(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [isLong, isAway])
  if (isAway) return needed
  if (isLong && LongWait) return <LongWait onRetry={() => setLong(false)} />
  return (
    <div role="status">
      <VisuallyHidden>{label ?? loading}</VisuallyHidden>
      {children}
    </div>
  )
}

interface SkeletonProps {
  /** A line of text in the size of the text around it, or a block with the radius of a card. */
  variant: 'text' | 'rounded'
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  style?: CSSProperties
  'data-wide'?: ''
}

const pulse = keyframes({ '50%': { opacity: 0.4 } })

const block = (theme: Theme): CSSObject => ({
  display: 'block',
  minHeight: '1.2em',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.tokens.well,
  animation: `${pulse} 2s ease-in-out 500ms infinite`,
  // Takes the height of a line, but is drawn only as high as its letters.
  '&[data-text]': { borderRadius: '0.25em', transform: 'scale(1, 0.6)' },
  '&[data-text]::before': { content: '"\\00a0"' },
})
const Block = styled('span')(({ theme }) => block(theme))

const rounded = { 'data-skeleton': '' }
const text = { ...rounded, 'data-text': '' }

/**
 * The placeholder of one element that is loading. MUI's own Skeleton is four times the size, and the first screen needs
 * one.
 */
export const Skeleton = ({ variant, width, height, style, ...data }: SkeletonProps) => (
  <Block {...data} {...(variant === 'text' ? text : rounded)} style={{ width, height, ...style }} />
)

// A list has dozens of placeholders, which one component styles.
const Blocks = styled('div')(({ theme }) => ({
  '& [data-skeleton]': block(theme),
  '& > [data-line]': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '4.5rem',
    '& > span': { flex: 'none', width: '5rem', height: '5rem', margin: '0.5rem 0', marginInlineEnd: '1rem' },
    '& > div': { flex: '1 1 auto' },
  },
  '& [data-place]': {
    position: 'relative',
    paddingTop: '75%',
    '& > span': { position: 'absolute', top: 0, width: '100%', height: '100%' },
  },
}))

export interface ListSkeletonProps {
  /** Text for screen readers while the content loads; by default that it does. */
  label?: string | undefined
  count?: number
  /** Rows begin with a picture, lines do not. */
  look?: 'rows' | 'lines' | 'tiles'
}

const line = (
  <div>
    <span {...text} style={{ width: '55%' }} />
    <span {...text} style={{ width: '80%' }} />
  </div>
)

/** A placeholder in the shape of the list, so that nothing moves when the content is loaded. */
export function ListSkeleton({ label, count = 4, look = 'rows' }: ListSkeletonProps) {
  const places = Array.from({ length: count }, (_, place) => place)
  return (
    <Waiting label={label}>
      <Blocks>
        {look !== 'tiles' ? (
          places.map((place) => (
            <div key={place} data-line="">
              {look === 'rows' && <span {...rounded} />}
              {line}
            </div>
          ))
        ) : (
          <TileGrid as="div">
            {places.map((place) => (
              <div key={place}>
                <div data-place="">
                  <span {...rounded} />
                </div>
                <span {...text} style={{ width: '60%' }} />
              </div>
            ))}
          </TileGrid>
        )}
      </Blocks>
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
  // Five, and fewer in large text.
  [onTelevision]: { gridTemplateColumns: 'repeat(auto-fill, minmax(9.25rem, 1fr))' },
  // Kiosk: few columns, so that the text can be read from two steps away.
  [onStandingKiosk]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
}))

interface ScreenSkeletonProps {
  /** Text for screen readers while the screen loads. */
  label?: string | undefined
  /** Above the heading, if it is known before the content: a picture. */
  above?: Elements
  /** The heading, if it is known before the content. */
  title?: string | undefined
  width?: ScreenWidth
  look?: 'rows' | 'tiles'
}

/** The placeholder of a screen whose code or content is being loaded. */
export const ScreenSkeleton = memo(function ScreenSkeleton({
  label,
  above,
  title,
  width = 'list',
  look = 'rows',
}: ScreenSkeletonProps) {
  const needed = useContext(HotelNeededContext)
  const { direction } = useTheme()
  return (
    // The key remounts the skeleton when the direction changes: elements that move count as a layout shift, new ones do
    // not.
    <Screen key={direction} width={width}>
      {above}
      {title !== undefined ? (
        <ScreenTitle>{title}</ScreenTitle>
      ) : (
        // While the hotel is unreachable no heading is being loaded.
        needed === null && (
          <Skeleton variant="text" width="60%" style={{ fontSize: '2rem', marginBottom: '1.5rem' }} />
        )
      )}
      <ListSkeleton label={label} look={look} />
    </Screen>
  )
})
