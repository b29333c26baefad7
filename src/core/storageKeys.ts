/** Storage keys that more than one part of the app uses. */

/** In local storage: the bearer token (STOR-09). */
export const authTokenKey = 'auth-token'
/** In local storage: what was sent to the hotel and not answered, with its guest. */
export const attemptsKey = 'sending'
/** In session storage: the hash of a refused identity of an address, so that a reload does not retry it (LOGIN-13). */
export const autologinRejectedKey = 'autologin-rejected'

// Keys about the hotel or the device itself, which a kiosk keeps when it deletes a guest's data.

/** In local storage: the theme of the last visit. */
export const keptThemeKey = 'theme-kept'
/** In session storage: the device's own mode, while address and cookie hold the mode of a walk-in guest. */
export const deviceModeKey = 'device-mode'
/** In session storage: hashes of the identities that ended in this tab (SES-30). */
export const endedIdentitiesKey = 'ended-identities'
/** Replaces those hashes on a kiosk, which keeps nothing about a guest: no address can sign anybody in. */
export const anybodyEnded = '*'
