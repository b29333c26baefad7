import { styled } from '../../ui/styled.tsx'

/** A text to read: paragraphs below small headings, as on the hotel's paper. */
export const ReadingText = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  hyphens: 'auto',
  '&&': { textAlign: 'start' },
  '& h2': { ...theme.typography.h3, margin: '2rem 0 0.5rem' },
  '& h3': { ...theme.typography.h4, margin: '1.5rem 0 0.5rem' },
  '& p, & ul, & ol, & [data-wide]': { margin: '0 0 1rem' },
  '& a': { color: theme.palette.primary.main },
}))
