import { styled } from '@mui/material/styles'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { covering } from '../../ui/sharedStyles.ts'
import { Waiting } from '../../ui/Waiting.tsx'

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
    <Waiting label={label}>
      <Frame>
        <Skeleton variant="rounded" width="100%" height="100%" />
      </Frame>
      <Skeleton variant="text" width="40%" style={{ marginTop: '0.75rem' }} />
    </Waiting>
  )
}
