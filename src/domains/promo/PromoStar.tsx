import { type MouseEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useDomains } from '../../core/domains/useDomains.ts'
import { externalTarget } from '../../core/routing/externalTarget.ts'
import { styled } from '../../ui/styled.tsx'
import { selectSettings } from '../property/slice.ts'
import { useStarPosition } from './useStarPosition.ts'

const Star = styled('a')(({ theme }) => ({
  position: 'fixed',
  // Above the bars, over which it moves; below dialogs.
  zIndex: theme.zIndex.appBar + 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '4.5rem',
  height: '4.5rem',
  borderRadius: '50%',
  color: theme.tokens.onFill,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  transition: theme.transitions.create('transform', { duration: 900 }),
  '&[data-held]': { cursor: 'grabbing', transition: 'none' },
  '& > svg': { width: '100%', height: '100%', filter: 'drop-shadow(0 0.25rem 0.75rem rgba(0, 0, 0, 0.35))' },
  '& path': { fill: theme.tokens.fill },
}))

/** The hidden star that leads to the hotel's promotion (SHELL-21 to SHELL-23). Without a URL it is not rendered. */
export function PromoStar() {
  const { t } = useTranslation()
  const { match } = useDomains()
  const { promoUrl } = useSelector(selectSettings)
  const target = externalTarget('link', { link: promoUrl ?? '' }, match)
  return target && <Shown address={target.url} label={t('app.promo')} />
}

function Shown({ address, label }: { address: string; label: string }) {
  const star = useRef<HTMLAnchorElement>(null)
  const { position, isDragged, consumeDrag, handlers } = useStarPosition(star)
  const handleClick = (event: MouseEvent) => {
    if (consumeDrag()) event.preventDefault()
  }
  return (
    <Star
      ref={star}
      href={address}
      aria-label={label}
      draggable={false}
      data-held={isDragged ? '' : undefined}
      // Inline styles, because `left` in the style sheet is mirrored in RTL, and this is always the left of the window.
      style={{ left: 0, top: 0, transform: `translate(${position.x}px, ${position.y}px)` }}
      onClick={handleClick}
      {...handlers}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1.8l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17l-6.1 3.4 1.4-6.8L2.2 8.9l6.9-.8z" />
      </svg>
    </Star>
  )
}
