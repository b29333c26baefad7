import Link from '@mui/material/Link'
import { Notice } from './Notice.tsx'
import { styled } from './styled.tsx'

interface ErrorSummaryProps {
  /** What the list is, such as "Please correct:". */
  title: string
  errors: readonly {
    text: string
    /** Leads to the place of the error. */
    onPress: () => void
  }[]
}

const List = styled('ul')({ margin: '0.25rem 0 0', padding: 0, listStyle: 'none' })

/** Where several things are missing, they are announced once and together, and each leads to its place. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  return (
    <Notice tone="error" role="alert">
      <span>{title}</span>
      <List>
        {errors.map(({ text, onPress }) => (
          <li key={text}>
            <Link component="button" type="button" variant="body2" align="left" onClick={onPress}>
              {text}
            </Link>
          </li>
        ))}
      </List>
    </Notice>
  )
}
