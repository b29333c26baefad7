import type { TourStep } from './domain.types.ts'

/** A step of a tour whose texts have the catalogue keys `tours.{key}.title` and `tours.{key}.text`. */
export const tourStep = (part: string, key: string, find?: TourStep['find']): TourStep => ({
  part,
  title: `tours.${key}.title`,
  text: `tours.${key}.text`,
  ...(find && { find }),
})

/** A step that explains a part of the shell. */
export const shellTourStep = (part: string, key: string, find?: TourStep['find']): TourStep => ({
  ...tourStep(part, key, find),
  isOfShell: true,
})

/** `find` for a marked wrapper: points at its first child, such as the list or the section's head. */
export const firstChild = (marked: Element) => marked.firstElementChild

/** `find` for a marked text: points at the button or link around it. */
export const closestControl = (marked: Element) => marked.closest('a, button')
