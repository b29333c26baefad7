const minResumeSeconds = 10
const endMarginSeconds = 60

/**
 * Where a film goes on, in seconds: from its start when it had hardly begun, or is as good as over (VOD-35).
 * @param duration 0, or no number, where it is not known
 */
export function resumeFrom(seconds: number, duration: number): number {
  if (!Number.isFinite(seconds) || seconds < minResumeSeconds) return 0
  return duration > 0 && seconds > duration - endMarginSeconds ? 0 : seconds
}
