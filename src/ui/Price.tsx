import { styled } from './styled.tsx'

export interface PriceProps {
  /** The formatted price. */
  children: string
  tone?: 'plain' | 'quiet' | 'strong'
}

// A `bdi`, so that the price is isolated from the direction of the text around it.
const Figures = styled('bdi')(({ theme }) => ({
  ...theme.tokens.figures,
  whiteSpace: 'nowrap',
  '&[data-tone="quiet"]': { color: theme.palette.text.secondary },
  '&[data-tone="strong"]': { fontWeight: 600 },
}))

export function Price({ children, tone = 'plain' }: PriceProps) {
  return <Figures data-tone={tone}>{children}</Figures>
}
