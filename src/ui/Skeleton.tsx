import { keyframes, styled } from '@mui/material/styles'
import type { CSSProperties } from 'react'

export interface SkeletonProps {
  /** A line of text in the size of the text around it, or a block with the radius of a card. */
  variant: 'text' | 'rounded'
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  style?: CSSProperties
  'data-wide'?: ''
}

const pulse = keyframes({ '50%': { opacity: 0.4 } })

const Block = styled('span')(({ theme }) => ({
  display: 'block',
  minHeight: '1.2em',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.tokens.well,
  animation: `${pulse} 2s ease-in-out 500ms infinite`,
  // Takes the height of a line, but is drawn only as high as its letters.
  '&[data-text]': { borderRadius: '0.25em', transform: 'scale(1, 0.6)' },
  '&[data-text]::before': { content: '"\\00a0"' },
}))

/**
 * The placeholder of one element that is loading. MUI's own Skeleton is four times the size, and the first screen needs
 * one.
 */
export const Skeleton = ({ variant, width, height, style, ...data }: SkeletonProps) => (
  <Block
    {...data}
    data-skeleton=""
    data-text={variant === 'text' ? '' : undefined}
    style={{ width, height, ...style }}
  />
)
