/**
 * Media query for countries in a column beside their stations: wide screens, except a kiosk in portrait
 * orientation.
 */
export const columns = '@media (min-width: 960px) and (orientation: landscape)'
