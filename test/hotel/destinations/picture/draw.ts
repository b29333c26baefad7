// Draws the picture of an entry on request; always the same for the same entry.
import type { DestinationType } from '../../../../src/contract/destination.ts'
import type { PropertyId } from '../../seed/properties.ts'
import { brushFor, height, joinRects, rect, width } from './brush.ts'
import { sceneOf } from './scenes.ts'

export function drawDestination(property: PropertyId, type: DestinationType, id: string): string {
  const [, number = '1'] = id.split('-')
  const brush = brushFor(`${property} ${id}`, Number(number))
  const [top, low] = brush.palette.sky
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    rect(0, 0, width, height, 'url(#s)') +
    joinRects(sceneOf(type, property, id)(brush)) +
    '</svg>'
  )
}
