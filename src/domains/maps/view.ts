import type { Metres } from './geo.ts'

/** The visible part of the map: its centre in metres from the hotel, and its scale. */
export interface View {
  x: number
  y: number
  /** CSS pixels per metre. */
  scale: number
}

export interface Size {
  width: number
  height: number
}

const minScale = 0.04
const maxScale = 1.2
const zoomFactor = 1.6

export const initialView: View = { x: 0, y: 0, scale: 0.22 }

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Zooms in or out by one step, around a point of the map (default: its centre). */
export function zoom(view: View, direction: 1 | -1, size: Size, at?: { left: number; top: number }): View {
  const scale = clamp(direction > 0 ? view.scale * zoomFactor : view.scale / zoomFactor, minScale, maxScale)
  const left = (at?.left ?? size.width / 2) - size.width / 2
  const top = (at?.top ?? size.height / 2) - size.height / 2
  return {
    x: view.x + left / view.scale - left / scale,
    y: view.y + top / view.scale - top / scale,
    scale,
  }
}

/** Moves the map by a drag of `dx`, `dy` CSS pixels. */
export const dragged = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
})

/** The position of a point in the visible part, in CSS pixels. */
export const toPixels = ({ x, y }: Metres, view: View, { width, height }: Size) => ({
  left: (x - view.x) * view.scale + width / 2,
  top: (y - view.y) * view.scale + height / 2,
})
