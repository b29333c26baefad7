/** What the device stores of the hotel or of itself, which a kiosk keeps when it forgets its guest. */

/** In local storage: the look of the last visit. */
export const keptThemeKey = 'theme-kept'
/** In session storage: what the device is while a walk-in's own mode stands in address and cookie. */
export const deviceModeKey = 'device-mode'
/** In session storage: hashes of the identities that ended in this tab (SES-30). */
export const endedIdentitiesKey = 'ended-identities'
