/** Sizes of films and pictures in a page, in CSS pixels (CONST-19 to CONST-23). */
export const playerSize = { width: 1280, height: 720 }
export const previewSize = { width: 382, height: 215 }

/** The height of a film or picture in a page, by the size of the window. */
export function mediaHeightAt(width: number, height: number): number {
  if (width < 600 || height < 450) return 275
  return width < 1904 ? 425 : 500
}
