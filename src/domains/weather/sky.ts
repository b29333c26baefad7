/** What a sky looks like, of all that hotels call it. */
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

// In this order: a thundershower is a storm before it is rain, and "mostly clear" has a cloud.
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

/** The sky of an icon's name; one that says nothing is neither fair nor foul. */
export const skyOf = (icon: string): Sky =>
  patterns.find(([pattern]) => pattern.test(icon.toLowerCase()))?.[1] ?? 'partly-cloudy'

/** Some icons say themselves that it is night. */
export const isNightIcon = (icon: string): boolean => /night|moon/i.test(icon)
