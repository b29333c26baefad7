import { styled } from '@mui/material/styles'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Shapes } from '../../ui/shapes/Shapes.tsx'
import { covering } from '../../ui/sharedStyles.ts'

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  paddingTop: '75%',
  '& > span': {
    ...covering,
    borderRadius: theme.tokens.radius.card,
  },
}))

/** A picture that is loading. */
export function CameraSkeleton({ label }: { label: string }) {
  return (
    <Shapes label={label}>
      <Frame>
        <Skeleton variant="rounded" width="100%" height="100%" />
      </Frame>
      <Skeleton variant="text" width="40%" style={{ marginTop: '0.75rem' }} />
    </Shapes>
  )
}
