/** Kinds of sky, to which the icon names of hotels are mapped. */
export type Sky =
  | 'clear'
  | 'partly-cloudy'
  | 'cloudy'
  | 'fog'
  | 'wind'
  | 'drizzle'
  | 'rain'
  | 'sleet'
  | 'snow'
  | 'thunderstorm'

// The order matters: a thundershower is a storm before it is rain, and "mostly clear" has a cloud.
const patterns: readonly [RegExp, Sky][] = [
  [/thunder|storm|lightning/, 'thunderstorm'],
  [/sleet|freez|hail|ice|wintry/, 'sleet'],
  [/snow|blizzard|flurr/, 'snow'],
  [/drizzle/, 'drizzle'],
  [/rain|shower/, 'rain'],
  [/fog|mist|haze|smoke|dust|sand/, 'fog'],
  [/wind|breez|gale|squall/, 'wind'],
  [/partly|mostly|few|scattered|intermittent/, 'partly-cloudy'],
  [/cloud|overcast/, 'cloudy'],
  [/clear|sun|fair|hot/, 'clear'],
]

/** Returns the sky of an icon name; `partly-cloudy` for an unknown one. */
export const skyOf = (icon: string): Sky =>
  patterns.find(([pattern]) => pattern.test(icon.toLowerCase()))?.[1] ?? 'partly-cloudy'

/** True if the icon name says that it is night. */
export const isNightIcon = (icon: string): boolean => /night|moon/i.test(icon)
