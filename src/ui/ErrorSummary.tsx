import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Notice } from './Notice.tsx'

/** Focuses the chosen option of a group, else the first. */
export function focusGroup(group: Element | null | undefined): void {
  const option = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector('input')
  option?.focus()
}

/** Focuses the first field or group with an error, in document order. */
export function focusInvalid(form: ParentNode | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid]')
  if (first?.tagName === 'FIELDSET') focusGroup(first)
  else first?.focus()
}

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
