import IconButton from '@mui/material/IconButton'
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../ui/Glyph.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { covering } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { CategoryIcon } from './CategoryIcon.tsx'
import { MapFrame, Scenery } from './MapFrame.tsx'
import {
  type Category,
  dragged,
  initialView,
  metresFrom,
  type Neighbourhood,
  type Place,
  type Size,
  toPixels,
  zoom,
} from './places.ts'

const Pin = styled(Pressable)(({ theme }) => ({
  position: 'absolute',
  width: '1.75rem',
  height: '1.75rem',
  margin: '-0.875rem 0 0 -0.875rem',
  borderRadius: '50%',
  '& > svg': {
    boxSizing: 'border-box',
    width: '1.5rem',
    height: '1.5rem',
    padding: '0.1875rem',
    borderRadius: '50%',
    color: theme.tokens.onFill,
    backgroundColor: theme.tokens.fill,
    border: `0.0625rem solid ${theme.tokens.raised}`,
  },
  '&[data-chosen]': { zIndex: 2, '& > svg': { width: '2rem', height: '2rem', padding: '0.3125rem' } },
}))
const Hotel = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  // The hotel's marker must not cover places close to it.
  pointerEvents: 'none',
  width: '2.5rem',
  height: '2.5rem',
  margin: '-1.25rem 0 0 -1.25rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: '50%',
  color: theme.palette.background.default,
  backgroundColor: theme.palette.text.primary,
  boxShadow: theme.tokens.float,
}))
const Name = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  top: '100%',
  left: '50%',
  transform: 'translateX(-50%)',
  marginTop: '0.125rem',
  padding: '0 0.375rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  borderRadius: '0.375rem',
  color: theme.palette.text.primary,
  backgroundColor: `${theme.tokens.raised}d9`,
}))

interface MarkerProps {
  label: string
  category?: Category | null
  at: { left: number; top: number }
  bounds: Size
  isChosen?: boolean
  isHotel?: boolean
  onPress?: () => void
}

/** The marker of the hotel or of a place. Not rendered outside the visible part. */
function Marker({
  label,
  category = null,
  at,
  bounds,
  isChosen = false,
  isHotel = false,
  onPress,
}: MarkerProps) {
  // Positions are unknown until the map has been measured.
  const isInside =
    bounds.width > 0 && at.left >= 0 && at.top >= 0 && at.left <= bounds.width && at.top <= bounds.height
  if (!isInside) return null
  if (isHotel)
    return (
      <Hotel style={at} role="img" aria-label={label}>
        <Glyph name="bell" size="1.5rem" />
        <Name>{label}</Name>
      </Hotel>
    )
  return (
    <Pin
      style={at}
      // For pointers only: keyboard and remote control use the list.
      tabIndex={-1}
      aria-label={label}
      aria-pressed={isChosen}
      data-chosen={isChosen ? '' : undefined}
      onClick={onPress}
    >
      <CategoryIcon category={category} />
      {isChosen && <Name>{label}</Name>}
    </Pin>
  )
}

const Column = styled('div')(({ theme }) => ({
  position: 'absolute',
  // Above, where the concierge's button does not cover it.
  right: '0.75rem',
  top: '0.75rem',
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.tokens.raised,
  boxShadow: theme.tokens.float,
}))

interface ZoomButtonsProps {
  onNearer: () => void
  onFurther: () => void
  onHotel: () => void
}

function ZoomButtons({ onNearer, onFurther, onHotel }: ZoomButtonsProps) {
  const { t } = useTranslation()
  return (
    <Column>
      <IconButton aria-label={t('maps.nearer')} onClick={onNearer}>
        <Glyph name="plus" />
      </IconButton>
      <IconButton aria-label={t('maps.further')} onClick={onFurther}>
        <Glyph name="minus" />
      </IconButton>
      <IconButton aria-label={t('maps.toHotel')} onClick={onHotel}>
        <Glyph name="bell" />
      </IconButton>
    </Column>
  )
}

/** Returns the size of an element, measured again when the window is resized. */
function useBoxSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setSize({ width: target.clientWidth, height: target.clientHeight })
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [element])
  return size
}

const Plan = styled('div')({
  ...covering,
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
  '& > svg': { display: 'block', width: '100%', height: '100%' },
})

interface DrawnMapProps {
  neighbourhood: Neighbourhood
  hotelName: string
  places: readonly Place[]
  chosen: Place | null
  onChoose: (place: Place) => void
}

/** A simple drawn map, with drag and zoom, and markers of the hotel and the places (DEMO-04, DEMO-06). */
export function DrawnMap({ neighbourhood, hotelName, places, chosen, onChoose }: DrawnMapProps) {
  const { t } = useTranslation()
  const { hotel, scenery } = neighbourhood
  const plan = useRef<HTMLDivElement>(null)
  const size = useBoxSize(plan)
  const [view, setView] = useState(initialView)
  const drag = useRef<{ pointer: number; left: number; top: number } | null>(null)

  // The map is centred on the place that is chosen in the list.
  useEffect(() => {
    if (!chosen) return
    const { x, y } = metresFrom(hotel, chosen)
    setView((at) => ({ ...at, x, y }))
  }, [chosen, hotel])

  useEffect(() => {
    const element = plan.current
    if (!element) return
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      const at = { left: event.clientX - left, top: event.clientY - top }
      setView((now) => zoom(now, event.deltaY < 0 ? 1 : -1, size, at))
    }
    // Not `onWheel`: React's listener is passive and cannot prevent scrolling.
    element.addEventListener('wheel', handleWheel, { passive: false })
    return () => element.removeEventListener('wheel', handleWheel)
  }, [size])

  const handleDown = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    drag.current = { pointer: pointerId, left: clientX, top: clientY }
    currentTarget.setPointerCapture?.(pointerId)
  }
  const handleMove = ({ pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const from = drag.current
    if (from?.pointer !== pointerId) return
    drag.current = { pointer: pointerId, left: clientX, top: clientY }
    setView((now) => dragged(now, clientX - from.left, clientY - from.top))
  }
  const release = () => {
    drag.current = null
  }
  const { width, height } = size
  return (
    <MapFrame label={t('maps.map', { hotel: hotelName })}>
      <Plan
        ref={plan}
        data-map-view={`${view.x.toFixed(0)} ${view.y.toFixed(0)} ${view.scale.toFixed(3)}`}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <svg aria-hidden="true">
          <g
            transform={`translate(${width / 2} ${height / 2}) scale(${view.scale}) translate(${-view.x} ${-view.y})`}
          >
            <Scenery kind={scenery} />
          </g>
        </svg>
      </Plan>
      {places.map((place) => (
        <Marker
          key={place.id}
          label={place.name}
          category={place.category}
          isChosen={place.id === chosen?.id}
          at={toPixels(metresFrom(hotel, place), view, size)}
          bounds={size}
          onPress={() => onChoose(place)}
        />
      ))}
      <Marker isHotel label={hotelName} at={toPixels({ x: 0, y: 0 }, view, size)} bounds={size} />
      <ZoomButtons
        onNearer={() => setView((now) => zoom(now, 1, size))}
        onFurther={() => setView((now) => zoom(now, -1, size))}
        onHotel={() => setView(initialView)}
      />
    </MapFrame>
  )
}
