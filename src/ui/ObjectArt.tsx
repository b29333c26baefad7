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
  '& > img': { width: '76%', height: '76%', objectFit: 'contain' },
}))

/** A drawing of an object on a round base, for screens without content. By default the concierge's bell. */
export function ObjectArt({ picture, icon }: { picture?: string | undefined; icon?: ReactNode }) {
  return (
    <Plinth aria-hidden="true">
      {picture ? <img src={picture} alt="" /> : (icon ?? <Glyph name="bell" size="3.25rem" />)}
    </Plinth>
  )
}
