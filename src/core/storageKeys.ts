/** Storage keys that more than one part of the app uses. */

/** In local storage: the bearer token (STOR-09). */
export const authTokenKey = 'auth-token'
/** In local storage: the guest whom the device remembers, whose end in one tab is the end in all of them (SES-30). */
export const rememberedKeys = [
  'login-room',
  'login-name',
  'login-checkin',
  'login-userId',
  'login-property',
] as const
/** In local storage: what was sent to the hotel and not answered, with its guest. */
export const attemptsKey = 'sending'
/** In local storage: outcomes that the guest may not have read before the page was loaded again or closed. */
export const outcomesKey = 'sent'
/** What the device has of the guest's sending. */
export const sendingKeys = [attemptsKey, outcomesKey]
/** In local storage: whether the guest has chosen light or dark instead of the hotel's own look. */
export const colourSchemeKey = 'colour-scheme'
/** In session storage: the hash of a refused identity of an address, so that a reload does not retry it (LOGIN-13). */
export const autologinRejectedKey = 'autologin-rejected'
/** Name of the draft that tells the next sign-in form of this tab that another tab has ended the session. */
export const endedElsewhereName = 'ended-elsewhere'
/** Name of the draft of the sign-in form. */
export const signInDraftName = 'sign-in'

// Keys of the device or the hotel, which stay when a guest's data are deleted.

/** In local storage: the theme of the last visit. */
export const keptThemeKey = 'theme-kept'
/** In local storage: the day of a television's last daily reboot, so that the reload is not followed by another one. */
export const rebootedKey = 'device-rebooted'
/** In session storage: the device's own mode, while address and cookie hold the mode of a walk-in guest. */
export const deviceModeKey = 'device-mode'
/** In session storage: hashes of the identities that ended in this tab (SES-30). */
export const endedIdentitiesKey = 'ended-identities'
/** Replaces those hashes on a kiosk, which keeps nothing about a guest: no address can sign anybody in. */
export const anybodyEnded = '*'
