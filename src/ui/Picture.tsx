import { styled } from '@mui/material/styles'
import { type CSSProperties, type ReactNode, useCallback, useState } from 'react'
import { Glyph } from './Glyph.tsx'

export interface PictureProps {
  /** Missing or empty: the fallback stands in its place. */
  src?: string | null | undefined
  /** Empty where a text beside it says the same. */
  alt: string
  /** Width over height; the place is kept from the start. */
  ratio?: number
  /** The same from 600 pixels on, where a picture over the whole width would fill the screen. */
  wideRatio?: number | undefined
  /** What stands behind while it loads: the picture's average colour. */
  colour?: string | undefined
  /** Shown when there is no picture or it does not come. */
  fallback?: ReactNode
  /** For what is seen first: loads at once and before others. */
  eager?: boolean
  srcSet?: string | undefined
  sizes?: string | undefined
  /** Square corners, for pictures that run from edge to edge. */
  square?: boolean
  /** A logo must be seen whole. */
  fit?: 'cover' | 'contain'
  className?: string
}

// A box by padding: televisions before Chromium 88 have no aspect-ratio.
const Box = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.tokens.well,
  '&::before': { content: '""', display: 'block', paddingTop: 'calc(100% / var(--ratio))' },
  [theme.breakpoints.up('sm')]: { '&::before': { paddingTop: 'calc(100% / var(--wide-ratio))' } },
  '& > img, & > span': { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' },
  '& > img': { transition: theme.transitions.create('opacity', { duration: 220 }) },
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: theme.palette.text.secondary,
  },
}))

type Stage = 'loading' | 'shown' | 'failed'

/** A picture in its place: the place never moves, the picture fades in, and what does not come leaves a calm sign. */
export function Picture(props: PictureProps) {
  // A new address is a new picture with a story of its own.
  return <PictureBox key={props.src} {...props} />
}

function PictureBox({
  src,
  alt,
  ratio = 4 / 3,
  wideRatio,
  colour,
  fallback,
  eager,
  square,
  fit,
  className,
  ...sources
}: PictureProps) {
  const [stage, setStage] = useState<Stage>(src ? 'loading' : 'failed')
  // A picture from the cache is complete before anyone listens.
  const noteComplete = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setStage('shown')
  }, [])
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--ratio': ratio,
    '--wide-ratio': wideRatio ?? ratio,
    ...(colour && stage !== 'failed' && { backgroundColor: colour }),
    ...(square && { borderRadius: 0 }),
  }
  if (stage === 'failed' || !src)
    return (
      <Box style={style} className={className} {...(alt && { role: 'img', 'aria-label': alt })}>
        <span aria-hidden="true">{fallback ?? <Glyph name="picture" size="2rem" />}</span>
      </Box>
    )
  return (
    <Box style={style} className={className}>
      <img
        {...sources}
        ref={noteComplete}
        src={src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={{ objectFit: fit ?? 'cover', opacity: stage === 'shown' ? 1 : 0 }}
        onLoad={() => setStage('shown')}
        onError={() => setStage('failed')}
      />
    </Box>
  )
}
