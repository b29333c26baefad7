export const mostStars = 5
export const starStep = 0.5

/**
 * The rating that a finger means: the half star under it. `share` is how far along the row it is, from 0 at the first
 * star's outer edge to 1.
 */
export function starsAt(share: number): number {
  const halves = Math.ceil(share * (mostStars / starStep))
  return Math.min(mostStars, Math.max(starStep, halves * starStep))
}
