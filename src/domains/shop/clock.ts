/** `date_format` settles it where the hotel gives one; else 12 hours for English, 24 for all others (GEN-04). */
export function countsTwelve(dateFormat: string, language: string): boolean {
  return dateFormat ? dateFormat.trim().startsWith('12') : language === 'en'
}

/** A time of day as the guest reads it, without seconds: `7:30 PM` or `19:30`. @param time `HH:MM` or `HH:MM:SS` */
export function readableTime(time: string, twelve: boolean): string {
  const [hour = '00', minute = '00'] = time.split(':')
  if (!twelve) return `${hour}:${minute}`
  return `${Number(hour) % 12 || 12}:${minute}\u00a0${Number(hour) < 12 ? 'AM' : 'PM'}`
}

/** The hour alone, for a choice of hours: `7 PM` or `19`. */
export function readableHour(hour: number, twelve: boolean): string {
  return twelve ? `${hour % 12 || 12}\u00a0${hour < 12 ? 'AM' : 'PM'}` : String(hour).padStart(2, '0')
}
