import { type PointerEvent, type ReactNode, useRef } from 'react'
import { Glyph } from './Glyph.tsx'
import { mediaHeightAt } from './mediaSize.ts'
import { Picture } from './Picture.tsx'
import { Pressable } from './Pressable.tsx'
import { styled } from './styled.tsx'

export interface Slide {
  id: string
  picture: string
  /** Empty where `words` say the same. */
  alt: string
  /** Shown over the lower part of the picture, on a phone below it. */
  words?: ReactNode
}

export interface SlidesProps {
  label: string
  slides: readonly Slide[]
  at: number
  onMove: (at: number) => void
  previousLabel: string
  nextLabel: string
  /** "2 of 5": visible, and announced by screen readers. */
  position: string
  ratio: number
  wideRatio: number
}

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.tokens.radius.card,
  // Vertical swipes still scroll the page.
  touchAction: 'pan-y',
}))
const Place = styled('div')(({ theme }) => ({
  // All slides in one place, which is as high as the highest.
  gridArea: '1 / 1',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  opacity: 0,
  visibility: 'hidden',
  transition: theme.transitions.create(['opacity', 'visibility'], { duration: 250 }),
  // Visible at once; hidden only after it has faded out.
  '&[data-shown]': {
    opacity: 1,
    visibility: 'visible',
    transition: theme.transitions.create('opacity', { duration: 250 }),
  },
}))
const Words = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: 0,
  bottom: 0,
  left: 0,
  padding: '7rem 1.5rem 1.75rem',
  paddingInlineEnd: '13rem',
  color: '#FFFFFF',
  backgroundImage:
    'linear-gradient(to top, rgba(16, 13, 8, 0.88), rgba(16, 13, 8, 0.76) 45%, rgba(16, 13, 8, 0.45) 72%, rgba(16, 13, 8, 0))',
  // A phone's picture is too low for words on it: they stand below.
  [theme.breakpoints.down('sm')]: {
    position: 'relative',
    flex: '1 0 auto',
    padding: '1.25rem 1.5rem 1.5rem',
    backgroundImage: 'none',
    backgroundColor: '#1C1811',
  },
}))
const Controls = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  ...theme.tokens.figures,
  position: 'absolute',
  right: '0.75rem',
  bottom: '0.75rem',
  display: 'flex',
  alignItems: 'center',
  padding: '0.125rem',
  borderRadius: theme.tokens.radius.pill,
  color: '#FFFFFF',
  backgroundColor: 'rgba(16, 13, 8, 0.72)',
  '& > span': { padding: '0 0.5rem' },
  '&[data-above-words]': {
    [theme.breakpoints.down('sm')]: { top: `calc(${mediaHeightAt(0, 0)}px - 4rem)`, bottom: 'auto' },
  },
}))
const Turn = styled(Pressable)({ width: '3rem', height: '3rem', borderRadius: '50%' })

/** The minimum length of a swipe, in CSS pixels. */
const minSwipePx = 40

/** A carousel: one large picture at a time, with buttons for the previous and the next. It wraps around. */
export function Slides({ label, slides, at, onMove, ratio, wideRatio, ...words }: SlidesProps) {
  const start = useRef<number | null>(null)
  const count = slides.length
  const move = (step: number) => onMove((at + step + count) % count)
  const isNear = (index: number) => [0, 1, count - 1].includes((index - at + count) % count)

  const handleEnd = (event: PointerEvent<HTMLElement>) => {
    const distanceX = start.current === null ? 0 : event.clientX - start.current
    start.current = null
    if (count < 2 || Math.abs(distanceX) < minSwipePx) return
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    move(distanceX < 0 === isMirrored ? -1 : 1)
  }
  return (
    <Stage
      role="group"
      aria-label={label}
      onPointerDown={({ clientX }) => {
        start.current = clientX
      }}
      onPointerUp={handleEnd}
      onPointerCancel={() => {
        start.current = null
      }}
    >
      {slides.map((slide, index) => (
        <Place key={slide.id} data-shown={index === at ? '' : undefined}>
          {/* Only the neighbours are loaded in advance. */}
          <Picture
            src={isNear(index) ? slide.picture : null}
            alt={slide.alt}
            ratio={ratio}
            wideRatio={wideRatio}
            square
            eager
            leads
            fallback={<span />}
          />
          {slide.words !== undefined && <Words>{slide.words}</Words>}
        </Place>
      ))}
      {count > 1 && (
        <Turns {...words} onMove={move} hasWords={slides.some(({ words: one }) => one !== undefined)} />
      )}
    </Stage>
  )
}

interface TurnsProps extends Pick<SlidesProps, 'previousLabel' | 'nextLabel' | 'position'> {
  onMove: (step: number) => void
  hasWords: boolean
}

function Turns({ previousLabel, nextLabel, position, onMove, hasWords }: TurnsProps) {
  return (
    <Controls data-above-words={hasWords ? '' : undefined}>
      <Turn aria-label={previousLabel} onClick={() => onMove(-1)}>
        <Glyph name="back" />
      </Turn>
      <span aria-live="polite">{position}</span>
      <Turn aria-label={nextLabel} onClick={() => onMove(1)}>
        <Glyph name="forward" />
      </Turn>
    </Controls>
  )
}
