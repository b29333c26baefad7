import { styled } from '@mui/material/styles'
import { type CSSProperties, type ReactNode, useCallback, useState } from 'react'
import { Glyph } from './Glyph.tsx'

export interface PictureProps {
  /** Without an address the fallback is shown. */
  src?: string | null | undefined
  /** Empty where a text beside the picture says the same. */
  alt: string
  /** Width divided by height. The space is reserved before the picture is loaded. */
  ratio?: number
  /** The ratio from 600 pixels on, where a picture of the full width would be too high. */
  wideRatio?: number | undefined
  /** The background while it loads: the picture's average colour. */
  colour?: string | undefined
  /** Shown where there is no picture or it does not load. */
  fallback?: ReactNode
  /** For pictures that are visible at first: loaded at once and with priority. */
  eager?: boolean
  srcSet?: string | undefined
  sizes?: string | undefined
  /** Without rounded corners, for pictures of the full width. */
  square?: boolean
  /** `contain` shows the whole picture, as a logo needs. */
  fit?: 'cover' | 'contain'
  className?: string
}

// The ratio is made by padding: Chromium before 88 has no `aspect-ratio`.
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

/** A picture in a box of fixed ratio. It fades in when loaded; if it does not load, the fallback is shown. */
export function Picture(props: PictureProps) {
  // The key resets the loading state for a new address.
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
  // A picture from the cache may be complete before the listener is attached.
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
