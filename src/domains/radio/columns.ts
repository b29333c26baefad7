/** Where countries stand beside their stations: wide screens, not a kiosk that stands upright. */
export const columns = '@media (min-width: 960px) and (orientation: landscape)'
