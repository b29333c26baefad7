/** A television's window, whatever it counts as a pixel: from the bed nothing is smaller than the root's size. */
export const fromAfar = '@media (min-width: 1600px) and (orientation: landscape)'
