/** Part of the configuration: volumes from 0 to 100, the time between two steps in seconds. */
export interface VolumeConfig {
  wakeup_start_volume: number
  wakeup_volume_step: number
  wakeup_between_steps: number
  wakeup_max_volume: number
}

/** Returns the alarm's volume at a number of seconds after its start, from 0 to 100 (WAKE-08). */
export function volumeAt(seconds: number, config: VolumeConfig): number {
  const { wakeup_start_volume, wakeup_volume_step, wakeup_between_steps, wakeup_max_volume } = config
  const steps = wakeup_between_steps > 0 ? Math.floor(seconds / wakeup_between_steps) : 0
  const maxVolume = Math.min(100, wakeup_max_volume)
  return Math.max(0, Math.min(maxVolume, wakeup_start_volume + steps * wakeup_volume_step))
}
