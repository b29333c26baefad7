import { styled } from '@mui/material/styles'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { covering } from '../../ui/sharedStyles.ts'
import { metresFrom } from './geo.ts'
import { MapFrame } from './MapFrame.tsx'
import { Marker } from './Marker.tsx'
import type { Neighbourhood, Place } from './places.ts'
import { Scenery } from './Scenery.tsx'
import { useBoxSize } from './useBoxSize.ts'
import { dragged, initialView, toPixels, zoom } from './view.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

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
