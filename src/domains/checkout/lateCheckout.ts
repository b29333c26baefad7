/** The end, `HH:MM`, of the late check-out; null if none is offered: the times are equal or invalid (OUT-06). */
export function lateCheckoutEnd(range: string): string | null {
  const match = /^\s*(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})\s*$/.exec(range)
  const [, from = '', until = ''] = match ?? []
  return until === from ? null : until.padStart(5, '0')
}
