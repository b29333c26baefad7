import { Skeleton, Waiting } from '../../ui/Skeleton.tsx'
import { covering } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'

const Entry = styled('div')(({ theme }) => ({
  marginBottom: '3rem',
  '& > div': { paddingTop: '1.125rem' },
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    alignItems: 'center',
    '& > :first-of-type': { flex: 'none', width: '56%' },
    '& > div': { flex: '1 1 auto', padding: 0, marginInlineStart: '3.5rem' },
  },
}))
const PicturePlaceholder = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  paddingTop: '62.5%',
  '& > span': {
    ...covering,
    borderRadius: theme.tokens.radius.card,
  },
  [theme.breakpoints.up('md')]: { paddingTop: '35%' },
}))

/** A placeholder in the shape of a page's entries. */
export function PageSkeleton() {
  return (
    <Waiting>
      {[0, 1].map((index) => (
        <Entry key={index}>
          <PicturePlaceholder>
            <Skeleton variant="rounded" />
          </PicturePlaceholder>
          <div>
            <Skeleton variant="text" width="50%" style={{ fontSize: '1.5rem' }} />
            <Skeleton variant="text" width="90%" />
            <Skeleton variant="text" width="70%" />
          </div>
        </Entry>
      ))}
    </Waiting>
  )
}
