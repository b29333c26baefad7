import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { keyboardInUse } from './focus/inputKind.ts'
import { Picture } from './Picture.tsx'

export interface TileProps {
  title: ReactNode
  text?: ReactNode
  picture?: string | null | undefined
  /** Average colour of the picture. */
  colour?: string | undefined
  /** Shown instead of a picture. */
  icon?: ReactNode
  ratio?: number
  wideRatio?: number
  href?: string
  onClick?: () => void
  eager?: boolean
  /** `over` places the text over the picture, for the one large tile. */
  look?: 'below' | 'over'
  /** A number or word in the corner of the picture. */
  badge?: ReactNode
}

const Root = styled(ButtonBase)(({ theme }) => ({
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
    '&:not([data-leads])': { transform: 'scale(1.03)' },
    '& > [data-place]': { ...theme.tokens.focusRing, borderRadius: theme.tokens.radius.card },
  },
}))
const Place = styled('span')({ display: 'block', position: 'relative' })
const Badge = styled('span')({ position: 'absolute', top: '0.625rem', right: '0.625rem' })
const Words = styled('span')(({ theme }) => ({
  display: 'block',
  padding: '0.625rem 0.125rem 0.25rem',
  // Dark enough behind the text for any picture, transparent in the upper part.
  '&[data-over]': {
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    padding: '1.125rem 1.25rem',
    color: '#FFFFFF',
    borderRadius: theme.tokens.radius.card,
    backgroundImage:
      'linear-gradient(to top, rgba(16, 13, 8, 0.82), rgba(16, 13, 8, 0.7) 28%, rgba(16, 13, 8, 0.34) 52%, rgba(16, 13, 8, 0) 78%)',
  },
}))
const Title = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'block',
  '[data-over] > &': theme.typography.h2,
}))
const Text = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.palette.text.secondary,
  '[data-over] > &': { color: 'inherit', marginTop: '0.25rem' },
}))

/** A link with a picture, a name and a line of text. */
export function Tile({
  title,
  text,
  picture,
  colour,
  icon,
  ratio,
  wideRatio,
  href,
  onClick,
  eager,
  look,
  badge,
}: TileProps) {
  return (
    <Root
      data-leads={look === 'over' ? '' : undefined}
      {...(href !== undefined && { href })}
      {...(onClick && { onClick })}
    >
      <Place data-place="">
        <Picture
          src={picture}
          alt=""
          ratio={ratio ?? 4 / 3}
          wideRatio={wideRatio}
          colour={colour}
          {...(icon !== undefined && { fallback: icon })}
          {...(eager && { eager })}
        />
        {badge !== undefined && <Badge>{badge}</Badge>}
      </Place>
      <Words data-over={look === 'over' ? '' : undefined}>
        <Title dir="auto">{title}</Title>
        {text !== undefined && <Text dir="auto">{text}</Text>}
      </Words>
    </Root>
  )
}
