import type { ReactNode } from 'react'
import { keyboardInUse } from './focus/inputKind.ts'
import { Picture } from './Picture.tsx'
import { Pressable } from './Pressable.tsx'
import { hyphenated } from './sharedStyles.ts'
import { styled } from './styled.tsx'

interface TileProps {
  title: ReactNode
  text?: ReactNode
  picture?: string | null | undefined
  /** Average colour of the picture. */
  colour?: string | undefined
  /** Shown instead of a picture. */
  icon?: ReactNode
  ratio?: number
  href?: string
  onClick?: () => void
}

// The parts are styled by the root: a screen has dozens of tiles, and a component of its own for each part would cost more
// than all else.
const Root = styled(Pressable)(({ theme }) => ({
  display: 'block',
  width: '100%',
  textAlign: 'start',
  borderRadius: theme.tokens.radius.card,
  transition: theme.transitions.create('transform', { duration: 180 }),
  '&:active': { transform: 'scale(0.98)' },
  // The focus ring surrounds the picture only, at a distance from the text. On televisions the tile also grows.
  [`${keyboardInUse} &&:focus`]: {
    boxShadow: 'none',
    outline: 0,
    transform: 'scale(1.03)',
    '& > [data-place]': { ...theme.tokens.focusRing, borderRadius: theme.tokens.radius.card },
  },
  '& > span, & > [data-words] > span': { display: 'block' },
  '& > [data-words]': { padding: '0.625rem 0.125rem 0.25rem' },
  '& > [data-words] > :first-of-type': { ...theme.typography.subtitle1, ...hyphenated },
  '& > [data-words] > * + *': { ...theme.typography.body2, color: theme.palette.text.secondary },
}))
/** A link with a picture, a name and a line of text. */
export function Tile({ title, text, picture, colour, icon, ratio, href, onClick }: TileProps) {
  return (
    <Root {...(href !== undefined && { href })} {...(onClick && { onClick })}>
      <span data-place="">
        <Picture
          src={picture}
          alt=""
          ratio={ratio ?? 4 / 3}
          colour={colour}
          {...(icon !== undefined && { fallback: icon })}
        />
      </span>
      <span data-words="">
        <span dir="auto">{title}</span>
        {text !== undefined && <span dir="auto">{text}</span>}
      </span>
    </Root>
  )
}
