import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Glyph } from './Glyph.tsx'

const Plinth = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '7.5rem',
  height: '7.5rem',
  borderRadius: '50%',
  fontSize: '3.25rem',
  color: theme.palette.primary.main,
  backgroundColor: theme.tokens.wash,
}))

/** A drawing of an object on a round base, for screens without content. By default the concierge's bell. */
export function ObjectArt({ icon }: { icon?: ReactNode }) {
  return <Plinth aria-hidden="true">{icon ?? <Glyph name="bell" size="1em" />}</Plinth>
}
