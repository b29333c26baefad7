import { useTheme } from '@mui/material/styles'
import { memo, useContext } from 'react'
import type { Elements } from './elements.types.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { HotelNeededContext } from './loadContexts.ts'
import { Screen, type ScreenWidth } from './Screen.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'
import { Skeleton } from './Skeleton.tsx'

export interface ScreenSkeletonProps {
  /** Text for screen readers while the screen loads. */
  label: string
  /** Above the heading, if it is known before the content: a picture. */
  above?: Elements
  /** The heading, if it is known before the content. */
  title?: string
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
