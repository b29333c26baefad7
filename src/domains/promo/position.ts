/** Position of the star, in CSS pixels from the window's left and top edges. */
export interface Position {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** The position at first (SHELL-22, CONST-17). */
export const initialPosition: Position = { x: 25, y: 25 }
export const moveIntervalMs = 7000
/** A press also moves the pointer a little; only a longer movement is a drag. */
export const minDragPx = 6

const clamp = (value: number, max: number) => Math.min(Math.max(0, value), Math.max(0, max))

/** The nearest position at which the star is entirely inside the window. */
export const clampToWindow = ({ x, y }: Position, window: Size, star: Size): Position => ({
  x: clamp(x, window.width - star.width),
  y: clamp(y, window.height - star.height),
})

/** A random position at which the star is entirely inside the window, evenly distributed. */
export const randomPosition = (window: Size, star: Size, random: () => number = Math.random): Position =>
  clampToWindow(
    { x: random() * (window.width - star.width), y: random() * (window.height - star.height) },
    window,
    star,
  )
