/** Media query for countries in a column beside their stations: wide screens, but not a portrait kiosk. */
export const columns = '@media (min-width: 960px) and (orientation: landscape)'
