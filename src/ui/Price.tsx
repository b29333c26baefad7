import { styled } from '@mui/material/styles'

export interface PriceProps {
  /** The price as the app writes prices; nothing is formatted here. */
  children: string
  tone?: 'plain' | 'quiet' | 'strong'
}

// A price is written left to right in every script, and stands apart from the sentence around it.
const Figures = styled('bdi')(({ theme }) => ({
  ...theme.tokens.figures,
  whiteSpace: 'nowrap',
  '&[data-tone="quiet"]': { color: theme.palette.text.secondary },
  '&[data-tone="strong"]': { fontWeight: 600 },
}))

export function Price({ children, tone = 'plain' }: PriceProps) {
  return <Figures data-tone={tone}>{children}</Figures>
}
