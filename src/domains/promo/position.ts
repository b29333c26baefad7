/** Where the star stands, in CSS pixels from the window's left and top edges. */
export interface Position {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** Where it stands first, and where a drag begins to count from (SHELL-22, CONST-17). */
export const initialPosition: Position = { x: 25, y: 25 }
export const moveIntervalMs = 7000
/** A hand that presses moves a little; only more than this is a drag. */
export const minDragPx = 6

const clamp = (value: number, max: number) => Math.min(Math.max(0, value), Math.max(0, max))

/** The nearest place that is wholly inside the window. */
export const clampToWindow = ({ x, y }: Position, window: Size, star: Size): Position => ({
  x: clamp(x, window.width - star.width),
  y: clamp(y, window.height - star.height),
})

/** Any place that is wholly inside the window, each as likely as the other. */
export const randomPosition = (window: Size, star: Size, random: () => number = Math.random): Position =>
  clampToWindow(
    { x: random() * (window.width - star.width), y: random() * (window.height - star.height) },
    window,
    star,
  )
