/** What is stored, by more than one part of the app. */

/** In local storage: the bearer token (STOR-09). */
export const authTokenKey = 'auth-token'
/** In session storage: the hash of whom of an address the hotel has refused: a reload does not try again (LOGIN-13). */
export const autologinRejectedKey = 'autologin-rejected'

// What the device stores of the hotel or of itself, which a kiosk keeps when it forgets its guest.

/** In local storage: the look of the last visit. */
export const keptThemeKey = 'theme-kept'
/** In session storage: what the device is while a walk-in's own mode stands in address and cookie. */
export const deviceModeKey = 'device-mode'
/** In session storage: hashes of the identities that ended in this tab (SES-30). */
export const endedIdentitiesKey = 'ended-identities'
/** In their place on a kiosk, which holds nothing by which a guest could be found: no address is a way to sign in. */
export const anybodyEnded = '*'
