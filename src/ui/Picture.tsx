import { type CSSProperties, type ReactNode, useState } from 'react'
import { Glyph } from './Glyph.tsx'
import { mediaHeightLimit } from './mediaSize.ts'
import { covering } from './sharedStyles.ts'
import { styled } from './styled.tsx'

export interface PictureProps {
  /** Without an address the fallback is shown. */
  src?: string | null | undefined
  /** Empty where a text beside the picture says the same. */
  alt: string
  /** Width divided by height. The space is reserved before the picture is loaded. */
  ratio?: number
  /** Aspect ratio in windows of at least 600 px, where a full-width picture of the normal ratio would be too tall. */
  wideRatio?: number | undefined
  /** Background while the picture loads: its average colour. */
  colour?: string | undefined
  /** Shown where there is no picture or it does not load. */
  fallback?: ReactNode
  /** Whether the picture is loaded at once and with high priority. For pictures in the initial viewport. */
  eager?: boolean
  /** Without rounded corners, for pictures of the full width. */
  square?: boolean
  /** No taller than media in a page, for the leading picture of a page (PLAY-03). */
  leads?: boolean
  /** `contain` shows the whole picture, as a logo needs. */
  fit?: 'cover' | 'contain'
  className?: string
}

// Padding creates the aspect ratio, because Chromium before 88 has no `aspect-ratio`.
const Box = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.tokens.well,
  '&::before': { content: '""', display: 'block', paddingTop: 'calc(100% / var(--ratio))' },
  [theme.breakpoints.up('sm')]: { '&::before': { paddingTop: 'calc(100% / var(--wide-ratio))' } },
  '&[data-leads]': mediaHeightLimit,
  '& > img, & > span': covering,
  '& > img': { opacity: 0, transition: theme.transitions.create('opacity', { duration: 220 }) },
  '& > img[data-loaded]': { opacity: 1 },
  '& > img[data-loaded="soon"]': { transition: 'none' },
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: theme.palette.text.secondary,
  },
}))

/**
 * A picture that loads within this time does not fade in: fading makes a scrolling list paint each picture three times.
 */
const soonMs = 200

const mountedAt = new WeakMap<HTMLImageElement, number>()

/** Sets an attribute instead of React state, so that a loaded picture does not re-render its row. */
const showPicture = (image: HTMLImageElement) => {
  image.dataset.loaded = performance.now() - (mountedAt.get(image) ?? 0) < soonMs ? 'soon' : 'late'
}

const noteMount = (image: HTMLImageElement | null) => {
  if (!image) return
  mountedAt.set(image, performance.now())
  // A picture from the cache may be complete before the listener is attached.
  if (image.complete && image.naturalWidth > 0) showPicture(image)
}

/** A picture in a box of a fixed aspect ratio. A slow picture fades in; if it fails to load, the fallback is shown. */
export function Picture({
  src,
  alt,
  ratio = 4 / 3,
  wideRatio,
  colour,
  fallback,
  eager,
  square,
  leads,
  fit,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const hasFailed = !src || failed === src
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--ratio': ratio,
    '--wide-ratio': wideRatio ?? ratio,
    ...(colour && !hasFailed && { backgroundColor: colour }),
    ...(square && { borderRadius: 0 }),
  }
  if (hasFailed)
    return (
      <Box
        style={style}
        className={className}
        data-leads={leads ? '' : undefined}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        <span aria-hidden="true">{fallback ?? <Glyph name="picture" size="2rem" />}</span>
      </Box>
    )
  return (
    <Box style={style} className={className} data-leads={leads ? '' : undefined}>
      <img
        // Another address is another picture, which fades in again.
        key={src}
        ref={noteMount}
        src={src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'low'}
        decoding="async"
        style={{ objectFit: fit ?? 'cover' }}
        onLoad={({ currentTarget }) => showPicture(currentTarget)}
        onError={() => setFailed(src)}
      />
    </Box>
  )
}
