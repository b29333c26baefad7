/** Of the configuration: volumes 0 to 100, seconds between two steps. */
export interface Rise {
  wakeup_start_volume: number
  wakeup_volume_step: number
  wakeup_between_steps: number
  wakeup_max_volume: number
}

/** How loud the alarm is so many seconds after it began, 0 to 100 (WAKE-08). */
export function volumeAt(seconds: number, rise: Rise): number {
  const { wakeup_start_volume, wakeup_volume_step, wakeup_between_steps, wakeup_max_volume } = rise
  const steps = wakeup_between_steps > 0 ? Math.floor(seconds / wakeup_between_steps) : 0
  const most = Math.min(100, wakeup_max_volume)
  return Math.max(0, Math.min(most, wakeup_start_volume + steps * wakeup_volume_step))
}
