/** Where the star stands, in CSS pixels from the window's left and top edges. */
export interface Place {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** Where it stands first, and where a drag begins to count from (SHELL-22, CONST-17). */
export const firstPlace: Place = { x: 25, y: 25 }
export const moveEvery = 7000
/** A hand that presses moves a little; only more than this is a drag. */
export const leastDrag = 6

const within = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most))

/** The nearest place that is wholly inside the window. */
export const keptInside = ({ x, y }: Place, window: Size, star: Size): Place => ({
  x: within(x, window.width - star.width),
  y: within(y, window.height - star.height),
})

/** Any place that is wholly inside the window, each as likely as the other. */
export const somewhere = (window: Size, star: Size, random: () => number = Math.random): Place =>
  keptInside(
    { x: random() * (window.width - star.width), y: random() * (window.height - star.height) },
    window,
    star,
  )
