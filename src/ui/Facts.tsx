import type { ReactNode } from 'react'
import { styled } from './styled.tsx'
import type {} from './theme.types.ts'

export interface FactsProps {
  /**
   * Pairs of name and text. Pairs without a text are not rendered. A string has the direction of its first letter, as
   * the hotel's texts need; an element that of the page, in which names, numbers and times are put together.
   */
  facts: readonly (readonly [name: string, text: ReactNode])[]
  /** Whether the list is a card, with each name above its text. */
  card?: boolean
  /** Id of the element that labels the list. */
  labelledBy?: string
}

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  ...theme.tokens.figures,
  margin: '0 0 1.5rem',
  '& > div': { padding: '0.375rem 0' },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  // Name and text are side by side if every word fits, else the text is below its name.
  '&[data-look=lines] > div': { display: 'flex', flexWrap: 'wrap' },
  '&[data-look=lines] dt': {
    flex: 'none',
    width: '40%',
    minWidth: 'min-content',
    maxWidth: '9rem',
    marginInlineEnd: '0.75rem',
  },
  '&[data-look=lines] dd': { flex: '1 1 7rem' },
  '&[data-look=card]': {
    padding: '0.75rem 1.25rem',
    borderRadius: theme.tokens.radius.card,
    backgroundColor: theme.palette.background.paper,
  },
  '&[data-look=card] dd': { ...theme.typography.body1 },
}))

/** The list of facts about one item: a course, a flight, a film, a request. */
export function Facts({ facts, card = false, labelledBy }: FactsProps) {
  return (
    <List data-look={card ? 'card' : 'lines'} aria-labelledby={labelledBy}>
      {facts
        .filter(([, text]) => text)
        .map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof text === 'string' ? <bdi>{text}</bdi> : text}</dd>
          </div>
        ))}
    </List>
  )
}
