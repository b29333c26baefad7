/** The light in a picture of the hotel. The names are part of the pictures' URLs. */
export type Light = 'dawn' | 'day' | 'dusk' | 'night'

export function lightAt(hour: number): Light {
  if (hour >= 5 && hour < 9) return 'dawn'
  if (hour >= 9 && hour < 17) return 'day'
  return hour >= 17 && hour < 21 ? 'dusk' : 'night'
}
