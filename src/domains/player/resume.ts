const minResumeSeconds = 10
const endMarginSeconds = 60

/**
 * Returns the position at which a film resumes, in seconds: 0 if it had hardly begun, or was almost over
 * (VOD-35).
 * @param duration 0 or NaN if unknown
 */
export function resumeFrom(seconds: number, duration: number): number {
  if (!Number.isFinite(seconds) || seconds < minResumeSeconds) return 0
  return duration > 0 && seconds > duration - endMarginSeconds ? 0 : seconds
}
